import { BlockList, isIP } from 'node:net';
import { editDistance } from '../contract/edit-distance';
import { settingNames, type Config } from './config';
import { warningText } from '../process/text';

type Env = Readonly<Record<string, string | undefined>>;

/** Warnings for the operator about allowed but unlikely settings, one sentence each. */
export function configWarnings(config: Config, env: Env): string[] {
  const doubts: string[] = [];
  if (env['NODE_ENV'] === 'production') {
    if (config.databaseUrl === undefined) doubts.push(warningText.noDatabase(config.dataDir));
    if (config.secretKeys.length === 0) doubts.push(warningText.noSecretKey);
  }
  if (config.metrics && !isInside(config.metrics.host)) {
    doubts.push(warningText.openMetrics(config.metrics.host, config.metrics.port));
  }
  const known = settingNames();
  for (const name of Object.keys(env)) {
    const meant = nearSetting(name, known);
    if (meant) doubts.push(warningText.unknownName(name, meant));
  }
  return doubts;
}

const inside = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  inside.addSubnet(network, bits, family);
}

/** True for an address reachable only from this machine or a private network. */
function isInside(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host === 'localhost';
  return inside.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** Setting that a misspelled environment variable probably means. */
function nearSetting(name: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(name) || name.length > 40) return undefined;
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const typed = plain(name);
  return [...known].find((setting) => {
    const meant = plain(setting);
    // HOME is not HOST: a short name resembles many others.
    const slips = meant.length < 6 ? 0 : meant.length < 12 ? 1 : 2;
    return editDistance(typed, meant, slips) <= slips;
  });
}
