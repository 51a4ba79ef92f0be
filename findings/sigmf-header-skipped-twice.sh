#!/usr/bin/env bash
# Subject: samples of a recording whose file begins with a header, such as a WAV file, by SigMF 1.14.0 (PyPI).
# One would guess: a recording of one capture has the same samples, read as a whole or by its capture.
# What happens: by its capture they begin later. A reading by capture adds the length of the header to a position that
# is already after it, so as many bytes of samples are lost as the header has. Nothing is said; later captures move, too.
# Seen: WAV of 100 samples: whole 100 from 0, capture 78 from 22; four floats after 8 bytes: [0, 1, 2, 3], [2, 3]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'SigMF==1.14.0' 'numpy==2.4.6'
venv/bin/python -W ignore - <<'PYTHON'
import json
import wave

import numpy
import sigmf

with wave.open("radio.wav", "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(8000)
    file.writeframes(numpy.arange(100, dtype="<i2").tobytes())
radio = sigmf.fromfile("radio.wav")

with open("receiver.bin", "wb") as file:
    file.write(b"RECEIVER" + numpy.arange(4, dtype="<f4").tobytes())
metadata = {
    "global": {"core:datatype": "rf32_le", "core:version": "1.2.0", "core:dataset": "receiver.bin"},
    "captures": [{"core:sample_start": 0, "core:header_bytes": 8}],
    "annotations": [],
}
with open("receiver.sigmf-meta", "w") as file:
    json.dump(metadata, file)
receiver = sigmf.fromfile("receiver.sigmf-meta")
receiver.validate()


def values(samples, scale=1):
    """Samples as the integers written; those of a WAV file are read as fractions of full scale."""
    return [round(float(sample) * scale) for sample in samples]


whole = values(radio.read_samples(), 2**15)
capture = values(radio.read_samples_in_capture(0), 2**15)
seen = (
    f"WAV of 100 samples: whole {len(whole)} from {whole[0]}, capture {len(capture)} from {capture[0]}; "
    f"four floats after 8 bytes: {values(receiver.read_samples())}, {values(receiver.read_samples_in_capture(0))}"
)
print(seen)
expected = (
    "WAV of 100 samples: whole 100 from 0, capture 78 from 22; "
    "four floats after 8 bytes: [0, 1, 2, 3], [2, 3]"
)
assert seen == expected, "the behaviour has changed"
PYTHON
