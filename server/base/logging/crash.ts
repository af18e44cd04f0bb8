import { logLine } from './logging';

/**
 * Logs an uncaught error like any other and exits; Node itself would print query parameters too. Call it before
 * anything else runs.
 */
export function exitOnCrash(): void {
  // Includes rejected promises without a handler.
  process.on('uncaughtException', (error, origin) => {
    process.stderr.write(logLine(error, origin));
    process.exit(1);
  });
}
