import '@carbon/styles/css/styles.css';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-sans/300.css';
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/600.css';
import { Help, Notification, Save, TrashCan, UserAvatar } from '@carbon/icons-react';
import {
  Accordion,
  AccordionItem,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Checkbox,
  CodeSnippet,
  ContainedList,
  ContainedListItem,
  FileUploaderDropContainer,
  Header,
  HeaderGlobalAction,
  HeaderGlobalBar,
  HeaderName,
  InlineNotification,
  NumberInput,
  RadioButton,
  RadioButtonGroup,
  Select,
  SelectItem,
  Slider,
  Stack,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  Tag,
  TextArea,
  TextInput,
  Theme,
  Tile,
  Toggle,
} from '@carbon/react';
import { createRoot } from 'react-dom/client';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({ Help, Notification, Save, TrashCan, UserAvatar });

function SettingsPage() {
  return (
    <Theme theme="g10" style={{ minHeight: '100vh', background: '#f4f4f4' }}>
      <Theme theme="g100">
        <Header aria-label="Atlas">
          <HeaderName data-truth="logo" href="#" prefix="Meridian">
            Atlas
          </HeaderName>
          <HeaderGlobalBar>
            <HeaderGlobalAction aria-label="Help">
              <I.Help size={20} />
            </HeaderGlobalAction>
            <HeaderGlobalAction aria-label="Alerts">
              <I.Notification size={20} />
            </HeaderGlobalAction>
            <HeaderGlobalAction aria-label="Account">
              <I.UserAvatar size={20} />
            </HeaderGlobalAction>
          </HeaderGlobalBar>
        </Header>
      </Theme>
      <main style={{ padding: '72px 48px 0' }}>
        <Breadcrumb noTrailingSlash>
          <BreadcrumbItem href="#">Projects</BreadcrumbItem>
          <BreadcrumbItem href="#">North route</BreadcrumbItem>
          <BreadcrumbItem isCurrentPage>Settings</BreadcrumbItem>
        </Breadcrumb>
        <div style={{ display: 'flex', alignItems: 'center', margin: '8px 0 12px' }}>
          <h1 style={{ flex: 1, fontSize: 32, fontWeight: 300 }}>Project settings</h1>
          <Button kind="danger--ghost" size="md" renderIcon={I.TrashCan}>
            Delete project
          </Button>
          <Button size="md" renderIcon={I.Save}>
            Save changes
          </Button>
        </div>
        <Tabs defaultSelectedIndex={0}>
          <TabList aria-label="Settings">
            <Tab>General</Tab>
            <Tab>Members</Tab>
            <Tab>Alerts</Tab>
            <Tab>Keys</Tab>
            <Tab>Billing</Tab>
          </TabList>
          <TabPanels>
            <TabPanel style={{ padding: '24px 0 0' }}>
              <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 360px', gap: 32 }}>
                <Stack gap={6} style={{ alignContent: 'start' }}>
                  <h2 style={{ fontSize: 20, fontWeight: 400 }}>About the project</h2>
                  <TextInput
                    id="name"
                    labelText="Project name"
                    defaultValue="North route"
                    helperText="Shown to everyone you invite"
                  />
                  <TextInput
                    id="slug"
                    labelText="Short name"
                    defaultValue="north route"
                    invalid
                    invalidText="Use letters, digits and hyphens only"
                  />
                  <TextArea
                    id="about"
                    labelText="Description"
                    rows={4}
                    defaultValue="Sensors along the ferry line between Kirkwall and Bergen."
                    enableCounter
                    maxCount={200}
                  />
                  <Select id="region" labelText="Region" defaultValue="eu">
                    <SelectItem value="eu" text="Europe, north" />
                  </Select>
                  <FileUploaderDropContainer
                    labelText="Drag a logo here or click to choose one"
                    accept={['.png']}
                    onAddFiles={() => undefined}
                  />
                </Stack>
                <Stack gap={6} style={{ alignContent: 'start' }}>
                  <h2 style={{ fontSize: 20, fontWeight: 400 }}>Collecting data</h2>
                  <RadioButtonGroup legendText="How often" name="often" defaultSelected="minute">
                    <RadioButton id="o1" value="second" labelText="Every second" />
                    <RadioButton id="o2" value="minute" labelText="Every minute" />
                    <RadioButton id="o3" value="hour" labelText="Every hour" />
                  </RadioButtonGroup>
                  <NumberInput id="days" label="Keep data for (days)" value={90} min={1} max={365} />
                  <Slider
                    labelText="Share of samples to keep"
                    value={65}
                    min={0}
                    max={100}
                    step={5}
                    onChange={() => undefined}
                  />
                  <fieldset>
                    <legend className="cds--label">Also record</legend>
                    <Checkbox id="c1" labelText="Battery level" defaultChecked />
                    <Checkbox id="c2" labelText="Position" defaultChecked />
                    <Checkbox id="c3" labelText="Raw packets" />
                  </fieldset>
                  <div style={{ display: 'flex', gap: 48 }}>
                    <Toggle id="t1" labelText="Public dashboard" labelA="Off" labelB="On" defaultToggled />
                    <Toggle id="t2" labelText="Nightly backup" labelA="Off" labelB="On" />
                  </div>
                  <Accordion align="start">
                    <AccordionItem title="Limits" open>
                      <p>Up to 400 sensors and 2 GB a day on your plan.</p>
                    </AccordionItem>
                    <AccordionItem title="Retry rules">
                      <p>-</p>
                    </AccordionItem>
                  </Accordion>
                </Stack>
                <Stack gap={6} style={{ alignContent: 'start' }}>
                  <Tile>
                    <h3 style={{ fontSize: 16, fontWeight: 600, marginBottom: 12 }}>Connect a sensor</h3>
                    <p style={{ fontSize: 14, marginBottom: 16, lineHeight: 1.45 }}>
                      Run this once on the gateway. The key is valid for an hour.
                    </p>
                    <CodeSnippet type="single" feedback="Copied">
                      atlas join north-route --key 7f2c
                    </CodeSnippet>
                  </Tile>
                  <InlineNotification
                    kind="info"
                    title="Plan renews on 1 December"
                    subtitle="You use 312 of 400 sensors."
                    lowContrast
                    hideCloseButton
                  />
                  <ContainedList label="Recent changes" kind="on-page" size="md">
                    {[
                      ['Ola Berg added a key', 'Today', 'green'],
                      ['Backup switched off', '12 Nov', 'red'],
                      ['Region moved', '3 Nov', 'blue'],
                    ].map(([text, when, color]) => (
                      <ContainedListItem key={text}>
                        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
                          {text}
                          <Tag type={color as 'green'} size="sm">
                            {when}
                          </Tag>
                        </span>
                      </ContainedListItem>
                    ))}
                  </ContainedList>
                </Stack>
              </div>
            </TabPanel>
          </TabPanels>
        </Tabs>
      </main>
    </Theme>
  );
}

createRoot(document.getElementById('root')!).render(<SettingsPage />);
