import { useConfig } from '@/client/config.ts';
import { useOnceStarted } from '@/client/use-once-started.ts';
import { Accordion } from '@/components/ui/accordion.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';

const { title, entries, freeHere } = MARKETING_STRINGS.faq;

/** Questions with answers that open and close (HO5). */
export const FaqSection = () => {
  // What one installation gives is no part of the page that is the same for all.
  const freeImages = useOnceStarted(useConfig().freeImagesPerMonth);
  return (
    <section
      id="faq"
      className="below-fold grid scroll-mt-8 [--room:440px] md:[--room:520px] lg:[--room:440px] gap-x-12 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]"
    >
      <h2 className="text-section-small md:text-section">{title}</h2>
      <Accordion
        entries={entries.map((entry) => ({
          title: entry.question,
          content:
            'asksPlans' in entry && freeImages !== undefined ? `${entry.answer} ${freeHere(freeImages)}` : entry.answer,
        }))}
      />
    </section>
  );
};
