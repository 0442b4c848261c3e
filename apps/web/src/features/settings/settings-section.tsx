import type { ReactNode } from 'react';

/** One part of the settings: its name on the left, its content on the right, a hairline above. */
export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-16 gap-y-4 border-t border-line py-8 lg:grid-cols-[240px_minmax(0,1fr)]">
    <h2 className="text-card">{title}</h2>
    <div className="min-w-0 text-small text-text-2">{children}</div>
  </section>
);
