"""Plays any game at random in `tabularium arena`: a JSON line in, a JSON line out. Python 3 and its standard library."""
import json
import random
import sys


def choose(decision, chance=random):
    count = len(decision["options"])
    if "some" in decision:  # several options: a list of numbers, ascending
        some = decision["some"]
        return sorted(chance.sample(range(count), chance.randint(some["min"], some["max"])))
    return chance.randrange(count + decision["pass"])  # the number after the last option passes


def main():
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "start":
            chance = random.Random(said["seed"])
        elif said["type"] == "decide":
            print(json.dumps({"pick": choose(said["decision"], chance)}), flush=True)


if __name__ == "__main__":
    main()
