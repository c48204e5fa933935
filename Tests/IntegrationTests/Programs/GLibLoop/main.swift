import ActionScene
import CGLib
import ToastMessage

// A program whose main thread runs GLib's main loop, as one that is made with GTK does.
Toast.serveMainActorFromGLib()
let handle = ActionScene.show()
let loop = g_main_loop_new(nil, 0)
Task {
  ActionScene.say("\(await handle.outcome)")
  g_main_loop_quit(loop)
}
g_main_loop_run(loop)
