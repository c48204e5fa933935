"""Names the reader under test "orca-test" instead of "orca".

A person at this machine may be using Orca: theirs looks for processes of that exact name when it
starts, and would refuse to start, or end ours.
"""

import ctypes

_SET_NAME = 15


def setproctitle(title):
    ctypes.CDLL(None).prctl(_SET_NAME, (title + "-test").encode(), 0, 0, 0)
