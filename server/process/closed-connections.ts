import { channel } from 'node:diagnostics_channel';

/** Each message is the reason for which a connection was closed; metrics count them. */
export const closedConnections = 'back-office:connection-closed';
const closures = channel(closedConnections);

/** `pipelined`: too many requests at once; `slow`: an answer that is read too slowly; `memory`: too much waits for readers. */
type Reason = 'pipelined' | 'slow' | 'memory';

/** Closes a connection that would cost others too much; the system forgets what it had still to send. */
export function closeFor(reason: Reason, connection: { resetAndDestroy(): unknown }): void {
  connection.resetAndDestroy();
  closures.publish(reason);
}
