"""Stands in for Speech Dispatcher's Python module, so that a test reads what a screen reader says.

Every utterance becomes one line of JSON in the file that TOAST_TESTING_SPOKEN names. It ends the
moment it begins, and the reader is told so at once: nothing waits for a loudspeaker.
"""

import json
import os
import re
import time
from html import unescape

_MARKUP = re.compile(r"<[^>]*>")


class _Names(type):
    """Any constant of the real module: its value is its own name, as the protocol spells it."""

    def __getattr__(cls, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return name.lower()


class CallbackType(metaclass=_Names):
    INDEX_MARK = "index_marks"
    BEGIN = "begin"
    END = "end"
    CANCEL = "cancel"
    PAUSE = "pause"
    RESUME = "resume"


class Priority(metaclass=_Names):
    IMPORTANT = "important"
    MESSAGE = "message"
    TEXT = "text"
    NOTIFICATION = "notification"
    PROGRESS = "progress"


class PunctuationMode(metaclass=_Names):
    ALL = "all"
    MOST = "most"
    SOME = "some"
    NONE = "none"


class DataMode(metaclass=_Names):
    TEXT = "text"
    SSML = "ssml"


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(SSIPError):
    pass


class SSIPClient:
    def __init__(self, name, component="default", user="unknown", **_):
        self._name = name
        self._priority = Priority.MESSAGE
        self._data_mode = DataMode.TEXT
        self._number = 0

    def _write(self, kind, **fields):
        line = {"time_us": time.monotonic_ns() // 1000, "kind": kind, "priority": self._priority}
        line.update(fields)
        # One write to a file opened for appending: lines of several clients never mix.
        data = (json.dumps(line, ensure_ascii=False) + "\n").encode("utf-8", "replace")
        path = os.environ["TOAST_TESTING_SPOKEN"]
        number = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(number, data)
        finally:
            os.close(number)

    def speak(self, text, callback=None, event_types=None):
        plain = unescape(_MARKUP.sub("", text)) if self._data_mode == DataMode.SSML else text
        self._write("speak", text=plain)
        self._number += 1
        if callback is not None:
            for kind in (CallbackType.BEGIN, CallbackType.END):
                if event_types is None or kind in event_types:
                    callback(kind)
        return (225, "OK MESSAGE QUEUED", (str(self._number),))

    def char(self, character):
        self._write("char", text=character)

    def key(self, key):
        self._write("key", text=key)

    def sound_icon(self, name):
        self._write("sound", text=name)

    def cancel(self, scope="self"):
        self._write("cancel", text="")

    def stop(self, scope="self"):
        self._write("cancel", text="")

    def set_priority(self, priority):
        self._priority = priority

    def set_data_mode(self, mode):
        self._data_mode = mode

    def list_output_modules(self):
        return ("stand-in",)

    def list_synthesis_voices(self, *_):
        return ()

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self):
        return "en"

    def close(self):
        pass

    def __getattr__(self, name):
        # Every other set_… of the real client changes how a voice sounds, which nobody hears here.
        if name.startswith(("set_", "pause", "resume", "block_")):
            return lambda *arguments, **named: None
        raise AttributeError(name)


Speaker = SSIPClient
Client = SSIPClient
