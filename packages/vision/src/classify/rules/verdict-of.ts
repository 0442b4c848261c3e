import type { TextLine } from '@blueprompt/core/measurement';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';
import type { Verdict } from './box-facts.ts';
import { classifyBlob } from './classify-blob.ts';
import { classifyBox } from './classify-box.ts';

/** What the rules say about a shape that is no line; undefined when it is nothing to report. */
export const verdictOf = (node: Node, texts: readonly TextLine[], page: PageFacts): Verdict | undefined =>
  node.shape.kind === 'blob' ? classifyBlob(node.shape, texts, page) : classifyBox(node, page);
