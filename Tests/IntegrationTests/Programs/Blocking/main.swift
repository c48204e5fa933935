import ActionScene
import ToastMessage

// A program without a main loop, which waits on its main thread.
let handle = ActionScene.show()
Task { ActionScene.say("main actor's work") }
Toast.flush()
ActionScene.say("flushed")
if handle.waitForOutcome(atMost: .milliseconds(20)) == nil { ActionScene.say("not yet") }
ActionScene.say("\(handle.waitForOutcome())")
