import { channel } from 'node:diagnostics_channel';

/** Channel whose messages are reasons of closed connections, for metrics. */
export const closedConnections = 'back-office:connection-closed';
const closures = channel(closedConnections);

/** `pipelined`: too many requests at once; `slow`: slow reader; `memory`: too many unread bytes. */
type Reason = 'pipelined' | 'slow' | 'memory';

/** Closes a connection that would harm others, and discards its unsent bytes. */
export function closeFor(reason: Reason, connection: { resetAndDestroy(): unknown }): void {
  connection.resetAndDestroy();
  closures.publish(reason);
}
