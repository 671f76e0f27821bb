"""The table of regions (games/war/rules/data/map.toml) with every key filled in, for the programs beside this file."""
import tomllib

MISSING = {"nation": "none", "settlement": "none", "coastal": False, "east_edge": False, "walls": []}


def regions(path):
    """Region id -> its row. `walls` are the regions behind an impassable border."""
    with open(path, "rb") as f:
        return {r["id"]: MISSING | r for r in tomllib.load(f)["region"]}
