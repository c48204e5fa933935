import ActionScene

/// A program whose main function is asynchronous.
@main enum AsyncMain {
  static func main() async {
    let handle = ActionScene.show()
    ActionScene.say("\(await handle.outcome)")
  }
}
