import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import 'material-symbols/rounded.css';
import './konsta.css';
import { App, Button, Chip, Link, List, ListItem, Navbar, Page, Progressbar, Radio, Range } from 'konsta/react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const topics = [
  ['Bread', true],
  ['Soups', true],
  ['Vegan', false],
  ['Quick', true],
  ['Baking', false],
  ['Noodles', false],
  ['Grill', true],
  ['Salads', false],
] as const;
const levels = [
  ['I burn toast', 'Start with ten easy dishes'],
  ['I follow recipes', 'Three new ones every week'],
  ['I improvise', 'Ideas instead of instructions'],
] as const;

const Symbol = ({ name, className = '' }: { name: string; className?: string }) => (
  <span className={`material-symbols-rounded ${className}`}>{name}</span>
);

function Welcome() {
  return (
    <App theme="material" safeAreas={false}>
      <Page>
        <Navbar
          data-truth="header"
          title="Step 2 of 4"
          left={
            <Link iconOnly>
              <Symbol name="arrow_back" />
            </Link>
          }
          right={<Link>Skip</Link>}
        />
        <Progressbar progress={0.5} />
        <div className="relative mx-4 mt-4 h-44 overflow-hidden rounded-3xl">
          <img className="h-full w-full object-cover" src={drawPicture('goods', 48, 480, 260)} alt="A pot on a table" />
          <div
            className="absolute bottom-3 left-4 flex items-center gap-2 rounded-full bg-white/90 px-3 py-1 text-sm font-medium text-black"
            data-truth="badge"
          >
            <Symbol name="timer" className="!text-lg" />2 minutes left
          </div>
        </div>
        <div className="px-5 pt-4">
          <h1 className="text-[28px] leading-9 font-medium">What do you like to cook?</h1>
          <p className="mt-1 text-[15px] text-md-light-on-surface-variant">
            Pick at least three. You can change this later.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 px-5 py-3">
          {topics.map(([name, on]) => (
            <Chip key={name} outline={!on} media={on ? <Symbol name="check" className="!text-lg" /> : undefined}>
              {name}
            </Chip>
          ))}
        </div>
        <h2 className="px-5 pt-1 text-base font-medium">How well do you cook?</h2>
        <List strong inset className="!my-2">
          {levels.map(([name, note], index) => (
            <ListItem
              key={name}
              label
              title={name}
              subtitle={note}
              media={<Radio component="div" name="level" checked={index === 1} onChange={() => undefined} />}
            />
          ))}
        </List>
        <div className="flex items-center gap-3 px-5 pt-1 text-sm">
          <Symbol name="group" />
          <span className="whitespace-nowrap">Meals for</span>
          <Range value={35} min={0} max={100} onChange={() => undefined} />
          <b className="font-medium">3</b>
        </div>
        <div
          className="fixed right-0 bottom-0 left-0 flex items-center gap-3 border-t border-black/10 bg-white px-5 py-3"
          data-truth="footer"
        >
          <div className="flex flex-1 gap-2">
            {[0, 1, 2, 3].map((dot) => (
              <i
                key={dot}
                className={`h-2 rounded-full ${dot === 1 ? 'w-6 bg-primary' : 'w-2 bg-black/20'}`}
                data-truth="none"
              />
            ))}
          </div>
          <Button tonal rounded inline className="!w-24">
            Back
          </Button>
          <Button rounded inline className="!w-32">
            Next
            <Symbol name="arrow_forward" className="ml-1 !text-xl" />
          </Button>
        </div>
      </Page>
    </App>
  );
}

document.body.style.fontFamily = 'Roboto, sans-serif';
createRoot(document.getElementById('root')!).render(<Welcome />);
