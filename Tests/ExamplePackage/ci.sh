#!/bin/sh
# What somebody else's build server runs, with toast installed: is what the program does announced,
# and can its messages be read? Reports go to the folder that is given.
#
#   ci.sh PROGRAM FOLDER
set -eu
here=$(dirname "$0")
toast listen --private-bus --timeout "${TIMEOUT:-10}" --expect-once "Saved" --reject "Error" -- "$1"
toast audit "$here/toasts.json" --matrix --format junit --output "$2/toasts.xml"
