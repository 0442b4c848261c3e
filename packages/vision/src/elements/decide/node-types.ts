import { PART_TYPES } from '@blueprompt/core/ontology/network-types';
/** What the network calls a node; the first is "not a thing". The order is that of its outputs. */
export const NODE_TYPES = ['none', ...PART_TYPES] as const;
export type NodeType = (typeof NODE_TYPES)[number];
