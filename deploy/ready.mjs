// Ends well when the process on PORT answers /readyz, and badly when it does not within so many seconds (none: one look).
// For systemd's ExecStartPost and the container's health check.
const seconds = Number(process.argv[2] ?? 0);
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
const until = Date.now() + seconds * 1000;

async function isReady() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

while (!(await isReady())) {
  if (Date.now() >= until) {
    console.error(`${address} does not answer 200`);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
}
