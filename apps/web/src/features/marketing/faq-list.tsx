import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';

const { entries } = MARKETING_STRINGS.faq;

/** Questions with answers that open and close (HO5). */
export const FaqList = () => (
  <Accordion type="single" collapsible defaultValue={entries[0].question} className="border-t border-line">
    {entries.map(({ question, answer }) => (
      <AccordionItem key={question} value={question} title={question}>
        {answer}
      </AccordionItem>
    ))}
  </Accordion>
);
