import { Mail } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { SUPPORT_STRINGS } from '@/strings/support.ts';

/** How to reach a person: a button that opens a mail, and the address to read (SP1, SP2). */
export const SupportPanel = ({ productName, supportEmail }: { productName: string; supportEmail: string }) => {
  const { contact, address, subject, help } = SUPPORT_STRINGS;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
      <section className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <Button asChild variant="primary" size="large" className="max-sm:w-full">
          <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject(productName))}`}>
            <Mail aria-hidden strokeWidth={1.5} />
            {contact}
          </a>
        </Button>
        <p className="mt-5 text-small text-text-2">
          {address} <span className="font-mono text-[13px] wrap-anywhere text-ink-text select-all">{supportEmail}</span>
        </p>
      </section>
      <section>
        <h2 className="text-card">{help.title}</h2>
        <ul className="mt-4 flex flex-col">
          {help.items.map((item) => (
            <li key={item} className="border-t border-line py-3.5 text-small text-text-2 last:border-b">
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
