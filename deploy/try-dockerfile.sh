#!/usr/bin/env bash
# For a machine without a container engine: carries the steps of deploy/Dockerfile out, one by one, in chroots made by
# debootstrap, starts what comes out and asks it for /readyz. As root, on Debian or Ubuntu. It is no image that comes out
# and no isolation that is tried: the base image is replaced by a minimal Debian with this machine's own Node, and the
# container's network by this machine's.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[ "$(id -u)" = 0 ] || { echo "A chroot takes root: run it by sudo."; exit 1; }
command -v debootstrap >/dev/null || { apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends debootstrap; }

work=$(mktemp -d /var/tmp/back-office-image.XXXXXX)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  for mounted in $(awk -v work="$work" 'index($2, work) == 1 { print $2 }' /proc/mounts | sort -r); do umount "$mounted" || true; done
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$work"
}
trap finish EXIT

# What the package registry needs of this machine: its address and certificates, nothing of its secrets.
registry=$(cd / && npm config get registry 2>/dev/null)
certificates=${NODE_EXTRA_CA_CERTS:-}

make_base() {
  echo "> base: debootstrap, and Node $(node --version) of this machine"
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$work/base" >"$work/debootstrap.log" 2>&1 ||
    { tail -5 "$work/debootstrap.log"; exit 1; }
  install -D "$(readlink -f "$(command -v node)")" "$work/base/usr/local/bin/node"
  mkdir -p "$work/base/usr/local/lib/node_modules"
  cp -a "$(cd / && npm root --global 2>/dev/null)/npm" "$work/base/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$work/base/usr/local/bin/npx"
  chroot "$work/base" useradd --uid 1000 --create-home --shell /bin/bash node
  cp /etc/resolv.conf "$work/base/etc/resolv.conf"
  cp /etc/hosts "$work/base/etc/hosts"
  [ -z "$certificates" ] || install -D -m 644 "$certificates" "$work/base/etc/registry.pem"
}

# enter STAGE USER COMMAND…: in the stage's chroot, its folder and its environment.
enter() {
  local stage=$1 as=$2
  shift 2
  local settings=("PATH=/usr/local/bin:/usr/bin:/bin" "HOME=/tmp" "npm_config_registry=$registry")
  [ -z "$certificates" ] || settings+=("NODE_EXTRA_CA_CERTS=/etc/registry.pem")
  exec chroot --userspec="$as" "$work/$stage" env --ignore-environment "${settings[@]}" "${environment[@]}" \
    sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
}

make_base
stage= number=0 folder=/ user=root environment=() command=() health=()
declare -A stages=()

# One instruction a line; comments go, and a line that ends in a backslash goes on in the next.
while read -r instruction rest; do
  echo "> $instruction $rest"
  case $instruction in
    FROM)
      number=$((number + 1)) stage="stage$number" folder=/ user=root environment=()
      [[ $rest =~ ^node:[^\ ]+-bookworm-slim(\ AS\ (.+))?$ ]] || { echo "another base than Debian bookworm with Node"; exit 1; }
      [ -z "${BASH_REMATCH[2]:-}" ] || stages[${BASH_REMATCH[2]}]=$stage
      cp -a "$work/base" "$work/$stage"
      mount --bind /dev "$work/$stage/dev"
      mount -t proc proc "$work/$stage/proc"
      ;;
    WORKDIR)
      folder=$rest
      mkdir -p "$work/$stage$folder"
      ;;
    ARG) [ -z "${!rest:-}" ] || environment+=("$rest=${!rest}") ;;
    ENV) read -ra more <<<"$rest"; environment+=("${more[@]}") ;;
    USER) user=$rest ;;
    COPY)
      from=$root
      if [[ $rest =~ ^--from=([a-z]+)\ (.*)$ ]]; then from=$work/${stages[${BASH_REMATCH[1]}]} rest=${BASH_REMATCH[2]}; fi
      read -ra names <<<"$rest"
      target=$work/$stage$(realpath -m --no-symlinks "$folder/${names[-1]}")
      unset 'names[-1]'
      if [ "${names[*]}" = . ]; then
        # What the ignore file names, an engine leaves out.
        (cd "$from" && tar --create $(sed 's#^\*\*/##; s#^#--exclude=./#' deploy/Dockerfile.dockerignore) .) | tar --extract --no-same-owner --directory "$target"
      else
        for name in "${names[@]}"; do
          if [ -d "$from/$name" ]; then mkdir -p "$target" && cp -a "$from/$name/." "$target/"; else mkdir -p "$target" && cp -a "$from/$name" "$target/"; fi
        done
      fi
      ;;
    RUN) (enter "$stage" "$user" sh -c "$rest") ;;
    CMD) mapfile -t command < <(node -e 'for (const word of JSON.parse(process.argv[1])) console.log(word)' "$rest") ;;
    HEALTHCHECK) mapfile -t health < <(node -e 'for (const word of JSON.parse(process.argv[1])) console.log(word)' "${rest#*CMD }") ;;
    VOLUME | EXPOSE | STOPSIGNAL) ;; # An engine's business.
    *) echo "an instruction that this script does not know"; exit 1 ;;
  esac
done < <(sed -e '/^#/d' -e '/^$/d' "$root/deploy/Dockerfile" | sed -e ':a' -e '/\\$/N; s/\\\n//; ta')

port=${PORT:-3999}
environment+=("PORT=$port" "HOST=127.0.0.1")
echo "> as $user: ${command[*]} (port $port)"
(enter "$stage" "$user" "${command[@]}") >"$work/server.log" 2>&1 &
server=$!
(enter "$stage" "$user" "${health[@]}" 120) || { cat "$work/server.log"; exit 1; }
(enter "$stage" "$user" id)
cat "$work/server.log" | grep -v '^{' || true
for path in /readyz /mng /case/site-202503; do
  curl --silent --output /dev/null --write-out "$path %{http_code} %{size_download} bytes\n" "http://127.0.0.1:$port$path"
done
du -sh --exclude=proc --exclude=dev "$work/$stage/app" | sed "s#$work/$stage##"
kill -TERM "$server"
code=0
wait "$server" || code=$?
server=
echo "> stopped by SIGTERM: exit $code"
[ "$code" = 0 ]
