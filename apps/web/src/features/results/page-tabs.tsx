import { Badge } from '@/components/ui/badge.tsx';
import { Tab, TabList, Tabs } from '@/components/ui/tabs.tsx';
import { results } from '@/strings/results.ts';

/** One tab a page or section; a single page needs none. */
export const PageTabs = ({
  pages,
  current,
  homePage,
  label,
  onChange,
}: {
  pages: readonly { name: string; success: boolean }[];
  current: number;
  homePage: number | undefined;
  label: string;
  onChange: (index: number) => void;
}) => (
  <Tabs value={`${current}`} onValueChange={(value) => onChange(Number(value))} className="min-w-0 flex-1">
    <TabList aria-label={label}>
      {pages.map(({ name, success }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same name, and their order is fixed.
        <Tab key={index} value={`${index}`} aria-controls="result-page">
          <span className="max-w-60 truncate" title={name}>
            {name}
          </span>
          {index === homePage ? <Badge className="max-md:hidden">{results.homepage}</Badge> : null}
          {success ? null : <Badge tone="bad">{results.failed}</Badge>}
        </Tab>
      ))}
    </TabList>
  </Tabs>
);
