import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** IANA's registry of special-purpose IPv4 addresses: this machine, private networks, documentation, multicast, reserved. */
const SPECIAL_V4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // not in the registry: the agent of Azure's hosts
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 only global unicast is public, and of that not what carries an IPv4 address (Teredo, 6to4) or is documentation. */
const GLOBAL_V6: [network: string, prefix: number] = ['2000::', 3];
const SPECIAL_V6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL_V4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_V6) special.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet(...GLOBAL_V6, 'ipv6');

/** True for an address of the public internet that is not this machine's own; anything that is no address is not public. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 0 || isOwn(address)) return false;
  if (family === 4) return !special.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
};

/** What listens on all addresses of this machine answers there too, past every firewall in front of it. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((interfaces) => interfaces?.some((own) => own.address === address));
