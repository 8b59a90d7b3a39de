"""Plays at random on a server: python3 chance_online.py 'http://127.0.0.1:8137/#/table/<id>/<secret>' [name]"""
import http.client, json, os, re, secrets, sys, time, urllib.error, urllib.request
from chance import choose

base, table, secret = re.fullmatch(r"(https?://[^/]+).*#/table/(\w+)/(\w+)", sys.argv[1]).groups()
me = {"name": sys.argv[2] if len(sys.argv) > 2 else "Chance", "emblem": "owl"}
headers = {"content-type": "application/json", "tabularium-link": secret}
BROKEN = (OSError, http.client.HTTPException)  # the server may be restarting


def call(path, body=None):
    """Repeats a request until the server answers. An act has a key, so the server does it only once."""
    request = urllib.request.Request(f"{base}/api{path}", body and json.dumps(body).encode(), headers)
    while True:
        try:
            return urllib.request.urlopen(request, timeout=45)
        except BROKEN as error:
            if isinstance(error, urllib.error.HTTPError) and error.code < 502 and error.code != 429:
                raise  # refused: nothing has changed
            time.sleep(0.5)


headers["authorization"] = "Bearer " + (os.environ.get("TABULARIUM_TOKEN") or json.load(call("/people", me))["token"])
seats = json.load(call(f"/tables/{table}"))["seats"]
if not any("mine" in seat for seat in seats):
    free = [seat["kind"] for seat in seats].index("open")
    call(f"/tables/{table}/sit", {"seat": free, "person": me, "share": secrets.token_hex(16)})
while True:
    try:
        for line in call(f"/tables/{table}/stream?whole=1"):
            message = json.loads(line[6:]) if line.startswith(b"data: ") else {}
            for seat, eye in message.get("eyes", {}).items():
                if "result" in eye["view"]:
                    sys.exit(print(json.dumps(eye["view"]["result"])))
                for decision in eye["view"]["decisions"][:1]:
                    act = {"do": "answer", "seat": int(seat), "decision": decision["id"], "pick": choose(decision)}
                    call(f"/tables/{table}/act", {"key": secrets.token_hex(16), **act})
    except BROKEN as error:
        if isinstance(error, urllib.error.HTTPError) and error.code != 409:  # 409: somebody decided meanwhile
            sys.exit(error.read().decode())
        time.sleep(0.5)
