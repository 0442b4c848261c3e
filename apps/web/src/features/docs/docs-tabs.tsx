import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { docs, GUIDES } from '@/strings/docs/docs.ts';
import { GuideTab } from './guide-tab.tsx';

/** The three guides; React is shown first (DO1). */
export const DocsTabs = () => (
  <Tabs defaultValue={GUIDES[0]!.id} className="@container mt-8">
    <TabList aria-label={docs.frameworks}>
      {GUIDES.map(({ id, name }) => (
        <Tab key={id} value={id}>
          {name}
        </Tab>
      ))}
    </TabList>
    {GUIDES.map((guide) => (
      <TabPanel key={guide.id} value={guide.id}>
        <GuideTab guide={guide} />
      </TabPanel>
    ))}
  </Tabs>
);
