import { execFile } from 'node:child_process';

/**
 * Tells systemd that the event loop turns, three times in each period of WatchdogSec, so that it ends a process that hangs
 * or was stopped (deploy/website-back-office@.service). By systemd's own program, as Node has no datagram sockets of
 * Unix. Elsewhere than under systemd it does nothing. `onFailure` is told once.
 */
export function feedWatchdog(
  env: Readonly<NodeJS.ProcessEnv>,
  onFailure: (error: Error) => void,
): { stop(): void } {
  const microseconds = Number(env['WATCHDOG_USEC'] ?? 0);
  const isOurs = (env['WATCHDOG_PID'] ?? String(process.pid)) === String(process.pid);
  if (!isOurs || !(microseconds > 0)) return { stop: () => {} };
  let [isTelling, hasFailed] = [false, false];
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    execFile('systemd-notify', ['WATCHDOG=1'], { env }, (error) => {
      isTelling = false;
      if (error && !hasFailed) onFailure(error);
      hasFailed ||= error !== null;
    });
  };
  tell();
  const timer = setInterval(tell, microseconds / 1000 / 3).unref();
  return { stop: () => clearInterval(timer) };
}
