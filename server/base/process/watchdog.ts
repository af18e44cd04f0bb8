import { execFile } from 'node:child_process';

/**
 * Notifies systemd, so that it ends a hanging process (deploy/website-back-office@.service). By
 * `systemd-notify`, as Node lacks Unix datagram sockets. Calls `onFailure` once.
 */
export function feedWatchdog(
  env: Readonly<NodeJS.ProcessEnv>,
  onFailure: (error: Error) => void,
): { stop(): void } {
  const microseconds = Number(env['WATCHDOG_USEC'] ?? 0);
  const isOurs = (env['WATCHDOG_PID'] ?? String(process.pid)) === String(process.pid);
  if (!isOurs || !(microseconds > 0)) return { stop: () => {} };
  let [isNotifying, hasFailed] = [false, false];
  const notify = () => {
    if (isNotifying) return;
    isNotifying = true;
    execFile('systemd-notify', ['WATCHDOG=1'], { env }, (error) => {
      isNotifying = false;
      if (error && !hasFailed) onFailure(error);
      hasFailed ||= error !== null;
    });
  };
  notify();
  const timer = setInterval(notify, microseconds / 1000 / 3).unref();
  return { stop: () => clearInterval(timer) };
}
