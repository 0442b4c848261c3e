import type { ReactNode } from 'react';
import { useConfig } from '@/client/config.ts';
import { useOnceStarted } from '@/client/use-once-started.ts';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { UPLOAD_SECTION } from '@/urls.ts';
import { SectionHeading } from './section-heading.tsx';

/** The frame around the visitor's wizard; the logo leads here (LA19). */
export const WizardSection = ({ children }: { children: ReactNode }) => {
  const freeImages = useOnceStarted(useConfig().freeImagesPerMonth);
  const { title, text, textPro } = MARKETING_STRINGS.wizard;
  return (
    <section id={UPLOAD_SECTION} className="below-fold scroll-mt-8 [--room:830px] md:[--room:745px] lg:[--room:630px]">
      <SectionHeading title={title} text={freeImages === 0 ? textPro : text} />
      <div className="mt-12 rounded-panel border border-line bg-surface px-5 py-7 md:px-10 md:py-9">{children}</div>
    </section>
  );
};
