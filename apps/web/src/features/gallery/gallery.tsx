import { Copy, Ellipsis, Trash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { DimensionLine } from '@/components/drawing/dimension-line.tsx';
import { DrawnBoxes } from '@/components/drawing/drawn-boxes.tsx';
import { DrawnDimension } from '@/components/drawing/drawn-dimension.tsx';
import { ScanLine } from '@/components/drawing/scan-line.tsx';
import { StepLine } from '@/components/drawing/step-line.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ChoiceList } from '@/components/ui/menu/choice-list.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@/components/ui/menu/dropdown-menu.tsx';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { Dialog, DialogActions, DialogClose } from '@/components/ui/modal/dialog.tsx';
import { Sheet } from '@/components/ui/modal/sheet.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const Shelf = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line py-10">
    <h2 className="mb-6 text-card">{title}</h2>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-6">{children}</div>
  </section>
);

const Buttons = () => (
  <Shelf title="Button">
    {VARIANTS.flatMap((variant) =>
      SIZES.map((size) => (
        <Button key={`${variant} ${size}`} variant={variant} size={size}>
          {variant} {size}
        </Button>
      )),
    )}
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {variant} disabled
      </Button>
    ))}
    <Button size="icon" aria-label="Copy">
      <Copy aria-hidden strokeWidth={1.5} />
    </Button>
    <Button size="icon-small" variant="ghost" aria-label="Delete">
      <Trash aria-hidden strokeWidth={1.5} />
    </Button>
    <CopyButton text="copied text" />
  </Shelf>
);

const Fields = () => {
  const [choice, setChoice] = useState('');
  const [segment, setSegment] = useState('one');
  return (
    <Shelf title="Fields">
      <Field label="Input" hint="A hint" className="w-72">
        {(control) => <Input {...control} placeholder="Placeholder" />}
      </Field>
      <Field label="With an error" error="This is not an address." className="w-72">
        {(control) => <Input {...control} defaultValue="ada@" />}
      </Field>
      <Field label="Disabled" className="w-72">
        {(control) => <Input {...control} disabled defaultValue="fixed" />}
      </Field>
      <Field label="Password" className="w-72">
        {(control) => <PasswordInput {...control} defaultValue="secret" />}
      </Field>
      <Field label="Textarea" remark="Optional" className="w-full">
        {(control) => <Textarea {...control} />}
      </Field>
      <SegmentedControl label="Segments" value={segment} options={OPTIONS} onChange={setSegment} />
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Disabled" disabled />
      <div className="w-full max-w-xl">
        <ChoiceList label="Choices" options={OPTIONS} value={choice} onChange={setChoice} />
      </div>
    </Shelf>
  );
};

const Overlays = () => (
  <Shelf title="Overlays and toasts">
    <Dialog trigger={<Button>Dialog</Button>} title="A dialog" description="With a line of text.">
      <DialogActions>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      </DialogActions>
    </Dialog>
    <AlertDialog
      trigger={<Button variant="danger">Alert dialog</Button>}
      title="Delete it?"
      description="This cannot be undone."
      action="Delete"
      onAction={() => {}}
    />
    <Sheet trigger={<Button>Sheet</Button>} title="A sheet">
      <p className="p-6 pt-16">Content</p>
    </Sheet>
    <DropdownMenu
      trigger={
        <Button size="icon" aria-label="More">
          <Ellipsis aria-hidden strokeWidth={1.5} />
        </Button>
      }
    >
      <DropdownItem>Rename</DropdownItem>
      <DropdownItem disabled>Move</DropdownItem>
      <DropdownSeparator />
      <DropdownItem>Delete</DropdownItem>
    </DropdownMenu>
    <Tooltip text="What it explains">
      <Button>Tooltip</Button>
    </Tooltip>
    <Button onClick={() => showToast('Saved: It is in your history.')}>Toast</Button>
    <Button onClick={() => showToast('Success: It worked.', { tone: 'success' })}>Success toast</Button>
    <Button onClick={() => showToast('Error: It did not work.', { tone: 'error' })}>Error toast</Button>
  </Shelf>
);

const Shown = () => (
  <Shelf title="Showing">
    <Badge>Homepage</Badge>
    <Badge tone="ok">Pro</Badge>
    <Badge tone="bad">Failed</Badge>
    <Badge tone="quiet">Free</Badge>
    <Spinner label="Loading" />
    <Skeleton className="h-10 w-40" />
    <Progress className="max-w-60" label="Progress" value={40} />
    <Progress className="max-w-60" label="Waiting" value={null} />
    <Tabs defaultValue="one" className="w-full">
      <TabList aria-label="Tabs">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
      <TabPanel value="one">The first</TabPanel>
      <TabPanel value="two">The second</TabPanel>
    </Tabs>
    <Accordion
      entries={[
        { title: 'A question', content: 'An answer' },
        { title: 'Another question', content: 'Another answer' },
      ]}
    />
    <Table>
      <thead>
        <Row>
          <HeadCell>Name</HeadCell>
          <HeadCell>Value</HeadCell>
        </Row>
      </thead>
      <tbody>
        <Row>
          <Cell>Width</Cell>
          <Cell>368</Cell>
        </Row>
      </tbody>
    </Table>
  </Shelf>
);

const Drawing = () => (
  <Shelf title="Drawing">
    <StepLine label="Steps" steps={['Choose Type', 'Upload Images', 'Name Pages']} current={1} />
    <div className="w-[300px]">
      <DimensionLine label={300} />
    </div>
    <div className="flex h-40">
      <DimensionLine direction="vertical" label={160} />
    </div>
    <div className="sheet-grid relative h-[200px] w-[400px]">
      <CornerTicks outset={6} />
      <svg aria-hidden="true" viewBox="0 0 400 200" className="absolute inset-0">
        <DrawnBoxes
          boxes={[
            { key: 'card', x: 40, y: 50, width: 160, height: 110, radius: 8, weight: 'strong' },
            { key: 'button', x: 60, y: 120, width: 120, height: 28, radius: 6, weight: 'strong', filled: true },
            { key: 'image', x: 240, y: 50, width: 60, height: 60, weight: 'faint', crossed: true },
          ]}
        />
        <DrawnDimension direction="horizontal" from={40} to={200} at={34} label="160" />
      </svg>
      <ScanLine direction="vertical" at="80%" />
    </div>
  </Shelf>
);

/** Every primitive in every state, to look at while working on them. Development only. */
export const Gallery = () => (
  <>
    <Buttons />
    <Fields />
    <Overlays />
    <Shown />
    <Drawing />
  </>
);
