import Testing

/// Announcements, with real buses and readers. One after the other: a reader is given two seconds
/// to answer, which a machine busy with starting others might not leave it.
@Suite(.serialized) enum Announcing {}
