import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { AnalysisFigure } from './analysis-figure.tsx';
import { ChatFigure } from './chat-figure.tsx';
import { FilesFigure } from './files-figure.tsx';
import { SectionHeading } from './section-heading.tsx';

const words = MARKETING_STRINGS.features;

const Feature = ({
  title,
  badge,
  text,
  children,
}: {
  title: string;
  badge?: string;
  text: string;
  children: ReactNode;
}) => (
  // Side by side, figures and texts begin at the same height, however long a text is.
  <li className="flex min-w-0 flex-col border-line not-last:border-b lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:not-last:border-r lg:not-last:border-b-0">
    <div className="flex min-h-[250px] flex-1 items-center justify-center overflow-hidden border-b border-line bg-sheet px-6 py-7">
      {children}
    </div>
    <div className="px-6 py-7 md:px-7">
      <h3 className="flex items-center gap-2.5 text-card">
        {title}
        {badge ? <Badge>{badge}</Badge> : null}
      </h3>
      <p className="mt-1.5 text-body text-text-2">{text}</p>
    </div>
  </li>
);

/** What the measured sheet is good for, shown on the page of the hero (HO2). */
export const FeaturesSection = () => (
  <section id="features" className="below-fold scroll-mt-8 [--room:1340px] md:[--room:1280px] lg:[--room:530px]">
    <SectionHeading title={words.title} />
    <ul className="mt-12 grid rounded-panel border border-line bg-surface [&>li]:overflow-hidden [&>li:first-child]:rounded-t-panel lg:grid-cols-3 lg:grid-rows-[1fr_auto] lg:[&>li:first-child]:rounded-l-panel lg:[&>li:first-child]:rounded-tr-none lg:[&>li:last-child]:rounded-r-panel">
      <Feature title={words.analysis.title} text={words.analysis.text}>
        <AnalysisFigure />
      </Feature>
      <Feature title={words.prompt.title} text={words.prompt.text}>
        <FilesFigure />
      </Feature>
      <Feature title={words.chat.title} badge={words.chat.badge} text={words.chat.text}>
        <ChatFigure />
      </Feature>
    </ul>
  </section>
);
