import { LEGAL_STRINGS, type LegalPage } from '@/strings/legal.ts';

const toId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A legal page: its title, a list of its sections, and their text in a readable measure. */
export const LegalDocument = ({ page }: { page: LegalPage }) => (
  <article>
    <h1 className="text-section-small md:text-section">{page.title}</h1>
    <p className="mt-3 text-small text-text-3">{page.updated}</p>
    <div className="mt-10 grid gap-10 border-t border-line pt-10 md:mt-14 md:pt-14 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-16">
      <nav aria-label={LEGAL_STRINGS.onThisPage} className="max-lg:hidden">
        <ul className="sticky top-24 flex flex-col">
          {page.sections.map(({ title }) => (
            <li key={title}>
              <a href={`#${toId(title)}`} className="flex py-1.5 text-small text-text-2 hover:text-text">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-text flex-col gap-12">
        {page.sections.map(({ title, paragraphs }) => (
          <section key={title} id={toId(title)} className="scroll-mt-24">
            <h2 className="text-[20px]/7 font-semibold tracking-[-0.02em]">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-[16px]/7 text-text-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  </article>
);
