import { Accordion } from '@/components/ui/accordion.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';

const { title, entries } = MARKETING_STRINGS.faq;

/** Questions with answers that open and close (HO5). */
export const FaqSection = () => (
  <section
    id="faq"
    className="below-fold grid scroll-mt-8 [--room:440px] md:[--room:520px] lg:[--room:440px] gap-x-12 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]"
  >
    <h2 className="text-section-small md:text-section">{title}</h2>
    <Accordion entries={entries.map(({ question, answer }) => ({ title: question, content: answer }))} />
  </section>
);
