"""Say which build this machine can make: compiled where there is a C compiler, else interpreted."""

import shutil
import sysconfig
from pathlib import Path

compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
headers = Path(sysconfig.get_paths()["include"], "Python.h")
print("compiled" if shutil.which(compiler) and headers.exists() else "interpreted")
