import { classNames } from '@/components/ui/class-names.ts';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { SectionHeading } from './section-heading.tsx';

const words = MARKETING_STRINGS.comparison;

const Mark = ({ stronger }: { stronger: boolean }) => (
  <>
    <span
      aria-hidden
      className={classNames('mt-[9px] size-1.5 shrink-0 rounded-full', stronger ? 'bg-ink' : 'border border-line-3')}
    />
    {stronger ? <span className="sr-only">{words.stronger}</span> : null}
  </>
);

const Value = ({ side, text, stronger }: { side: string; text: string; stronger: boolean }) => (
  <span className={classNames('flex gap-3.5', stronger ? 'text-text' : 'text-text-2')}>
    <Mark stronger={stronger} />
    <span>
      <span className="block text-tiny text-text-3 md:hidden">{side}</span> {text}
    </span>
  </span>
);

/** Side by side and honest: each row marks who is stronger, and a chat AI wins some (HO3). Stacked on a phone. */
export const ComparisonSection = () => (
  <section className="below-fold [--room:1530px] md:[--room:800px] lg:[--room:610px]">
    <SectionHeading title={words.title} />
    <table className="mt-12 block w-full border-collapse text-left text-body md:table">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="w-[26%]">
            <span className="sr-only">{words.subject}</span>
          </th>
          <th
            scope="col"
            className="w-[40%] border-x border-t border-line bg-surface px-6 py-3.5 text-small font-[550]"
          >
            {words.us}
          </th>
          <th scope="col" className="px-6 py-3.5 text-small font-[550]">
            {words.them}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {words.rows.map(([subject, us, them, stronger]) => (
          <tr key={subject} className="block border-t border-line py-4 md:table-row md:border-y md:py-0">
            <th scope="row" className="block pb-2 font-normal text-text-3 md:table-cell md:py-3.5 md:pr-6">
              {subject}
            </th>
            <td className="block py-1.5 md:table-cell md:border-x md:border-line md:bg-surface md:px-6 md:py-3.5">
              <Value side={words.us} text={us} stronger={stronger === 'us'} />
            </td>
            <td className="block py-1.5 md:table-cell md:px-6 md:py-3.5">
              <Value side={words.them} text={them} stronger={stronger === 'them'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-5 flex items-center gap-2.5 text-tiny text-text-3">
      <span aria-hidden className="size-1.5 rounded-full bg-ink" />
      {words.legend}
    </p>
  </section>
);
