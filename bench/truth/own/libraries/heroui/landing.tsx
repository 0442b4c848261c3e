import './theme.css';
import '@fontsource/sora/400.css';
import '@fontsource/sora/500.css';
import '@fontsource/sora/600.css';
import '@fontsource/sora/700.css';
import {
  ArrowRight,
  BranchesRight,
  Check,
  CircleCheckFill,
  Cpu,
  Cubes3,
  Globe,
  LogoGithub,
  PlayFill,
  Rocket,
  ShieldCheck,
  Terminal,
  Thunderbolt,
} from '@gravity-ui/icons';
import { Accordion, Avatar, Button, Card, Chip, Input, Link, Separator, Tabs } from '@heroui/react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ArrowRight,
  BranchesRight,
  Check,
  CircleCheckFill,
  Cpu,
  Cubes3,
  Globe,
  LogoGithub,
  PlayFill,
  Rocket,
  ShieldCheck,
  Terminal,
  Thunderbolt,
});
const FEATURES = [
  [I.Thunderbolt, 'Live in four seconds', 'Push a branch and share the address before the tests are done.'],
  [I.Globe, 'Near every visitor', 'Thirty-one regions serve your pages, none of them yours to look after.'],
  [I.ShieldCheck, 'Safe by default', 'Certificates, firewalls and backups come with the first deploy.'],
  [I.BranchesRight, 'A copy for each branch', 'Data included, thrown away when you merge.'],
  [I.Cpu, 'Pay by the second', 'Idle machines sleep. So does your bill.'],
  [I.Terminal, 'One small command', 'No dashboards to click through unless you like them.'],
] as const;
const FIGURES = [
  ['31', 'regions'],
  ['4.2 s', 'median deploy'],
  ['99.99 %', 'available'],
  ['18 k', 'teams'],
];
const QUESTIONS = [
  ['Can I bring my own domain?', 'Yes, as many as you like on every plan. Certificates renew themselves.'],
  ['Where is my data kept?', ''],
  ['What does the free plan hold?', ''],
];

function Landing() {
  return (
    <div className="min-h-screen bg-[#07080d] text-[#e8eaf2]" style={{ fontFamily: 'Sora' }}>
      <section style={{ background: 'radial-gradient(70% 90% at 50% 0%, #4424b8 0%, #1a1050 45%, #07080d 100%)' }}>
        <header className="mx-auto flex h-20 max-w-[1200px] items-center gap-10">
          <div className="flex items-center gap-2 text-lg font-semibold" data-truth="logo">
            <I.Cubes3 width={24} height={24} />
            orbitly
          </div>
          <nav className="flex flex-1 gap-7">
            {['Platform', 'Docs', 'Pricing', 'Status'].map((label) => (
              <Link key={label} href="#" className="text-sm text-[#c9cce0] no-underline">
                {label}
              </Link>
            ))}
          </nav>
          <Button variant="ghost" size="sm">
            <I.LogoGithub />
            Star us
          </Button>
          <Button size="sm" className="bg-white text-[#14103a]">
            Sign up
          </Button>
        </header>
        <div className="mx-auto flex max-w-[1200px] flex-col items-center pt-16 pb-24 text-center">
          <Chip variant="soft" color="accent" size="lg">
            <I.Rocket width={14} height={14} />
            <Chip.Label>Orbitly 4 is here: databases that branch</Chip.Label>
          </Chip>
          <h1 className="mt-7 max-w-[860px] text-[68px] font-bold leading-[1.08] tracking-[-2px]">
            Ship the branch,{' '}
            <span
              style={{
                background: 'linear-gradient(90deg, #8ab4ff, #d69bff 50%, #ff9ec7)',
                WebkitBackgroundClip: 'text',
                color: 'transparent',
              }}
            >
              skip the servers
            </span>
          </h1>
          <p className="mt-6 max-w-[600px] text-lg leading-[1.7] text-[#b4b8d0]">
            Orbitly turns every commit into a running copy of your whole product, close to everyone who opens it.
          </p>
          <div className="mt-9 flex gap-4">
            <Button
              size="lg"
              className="px-8 text-white"
              style={{ background: 'linear-gradient(90deg, #5b6cff, #a855f7)' }}
            >
              Deploy for free
              <I.ArrowRight />
            </Button>
            <Button size="lg" variant="outline" className="border-white/30 px-7">
              <I.PlayFill />
              Two-minute tour
            </Button>
          </div>
          <div className="mt-16 w-[920px] overflow-hidden rounded-2xl border border-white/15 bg-[#0c0e18] text-left shadow-[0_40px_120px_rgba(90,60,255,.35)]">
            <div className="flex items-center gap-2 border-b border-white/10 px-4 py-3">
              <i className="size-3 rounded-full bg-[#ff5f57]" />
              <i className="size-3 rounded-full bg-[#febc2e]" />
              <i className="size-3 rounded-full bg-[#28c840]" />
              <span className="ml-4 text-xs text-[#8a8fa8]">orbitly deploy</span>
            </div>
            <div className="grid grid-cols-[1fr_300px]">
              <div className="space-y-2 p-6 text-sm leading-6">
                <p>
                  <b className="font-semibold text-[#8ab4ff]">$</b> orbitly up --branch checkout-v2
                </p>
                {[
                  'Found a web app and two workers',
                  'Copied 1.2 GB of sample data',
                  'Started in Frankfurt, Lagos and Osaka',
                  'Tests passed, 212 of 212',
                ].map((line) => (
                  <p key={line} className="flex items-center gap-2 text-[#b4b8d0]">
                    <I.Check className="text-[#4ade80]" />
                    {line}
                  </p>
                ))}
                <p className="text-[#d69bff]">checkout-v2.orbitly.example is live</p>
              </div>
              <div className="border-l border-white/10 p-6">
                <p className="text-xs text-[#8a8fa8]">Requests, last hour</p>
                <p className="mt-1 text-2xl font-semibold">48,210</p>
                <div
                  className="mt-4"
                  data-truth="chart"
                  data-truth-chart={JSON.stringify({
                    kind: 'bar',
                    series: [{ name: 'Requests', color: '#7c6cff', values: [30, 44, 38, 52, 61, 48, 70, 82, 76, 90] }],
                  })}
                >
                  <svg width="252" height="96" role="img" aria-label="Requests">
                    {[30, 44, 38, 52, 61, 48, 70, 82, 76, 90].map((value, index) => (
                      <rect
                        key={index}
                        x={index * 25.5}
                        y={96 - value}
                        width={17}
                        height={value}
                        rx={4}
                        fill="#7c6cff"
                      />
                    ))}
                  </svg>
                </div>
              </div>
            </div>
          </div>
        </div>
      </section>
      <main>
        <section className="mx-auto grid max-w-[1200px] grid-cols-4 border-y border-white/10 py-10 text-center">
          {FIGURES.map(([value, label]) => (
            <div key={label}>
              <p className="text-4xl font-bold">{value}</p>
              <p className="mt-1 text-sm text-[#8a8fa8]">{label}</p>
            </div>
          ))}
        </section>
        <section className="mx-auto max-w-[1200px] py-24">
          <h2 className="text-center text-4xl font-bold tracking-tight">Everything after “git push”</h2>
          <p className="mt-3 mb-12 text-center text-[#9da2bb]">You write the product. We run the rest.</p>
          <div className="grid grid-cols-3 gap-5">
            {FEATURES.map(([Icon, title, text]) => (
              <Card key={title} className="border border-white/10 bg-[#10131f] p-7">
                <div className="mb-5 grid size-11 place-items-center rounded-xl bg-[#2b2466] text-[#b7a9ff]">
                  <Icon width={20} height={20} />
                </div>
                <Card.Title className="text-lg font-semibold text-white">{title}</Card.Title>
                <Card.Description className="mt-2 text-sm leading-6 text-[#9da2bb]">{text}</Card.Description>
              </Card>
            ))}
          </div>
        </section>
        <section className="bg-[#0d1020] py-24">
          <div className="mx-auto grid max-w-[1200px] grid-cols-2 items-center gap-20">
            <div>
              <Chip color="success" variant="soft">
                Case study
              </Chip>
              <blockquote className="mt-5 text-[26px] font-medium leading-[1.5]">
                “We closed our staging server on a Friday. By Monday nobody could say where it had been.”
              </blockquote>
              <div className="mt-7 flex items-center gap-4">
                <Avatar size="lg">
                  <Avatar.Image src={drawPicture('face', 40, 96, 96)} />
                  <Avatar.Fallback>LV</Avatar.Fallback>
                </Avatar>
                <div>
                  <p className="font-semibold">Lena Voss</p>
                  <p className="text-sm text-[#9da2bb]">Head of engineering, Parcelbird</p>
                </div>
              </div>
            </div>
            <div>
              <Tabs defaultSelectedKey="web">
                <Tabs.ListContainer>
                  <Tabs.List aria-label="Stacks">
                    <Tabs.Tab id="web">
                      Web app
                      <Tabs.Indicator />
                    </Tabs.Tab>
                    <Tabs.Tab id="api">
                      API
                      <Tabs.Indicator />
                    </Tabs.Tab>
                    <Tabs.Tab id="jobs">
                      Jobs
                      <Tabs.Indicator />
                    </Tabs.Tab>
                  </Tabs.List>
                </Tabs.ListContainer>
              </Tabs>
              <ul className="mt-6 space-y-4">
                {[
                  'Server rendering at the edge',
                  'Pictures resized on the fly',
                  'Redirects without a redeploy',
                  'Logs you can search for a month',
                ].map((line) => (
                  <li key={line} className="flex items-center gap-3">
                    <I.CircleCheckFill className="text-[#7c6cff]" width={20} height={20} />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
        <section className="mx-auto grid max-w-[1200px] grid-cols-[380px_1fr] gap-16 py-24">
          <div>
            <h2 className="text-3xl font-bold tracking-tight">Good questions</h2>
            <p className="mt-3 leading-7 text-[#9da2bb]">Not here? Ask in the forum, most answers take ten minutes.</p>
          </div>
          <Accordion defaultExpandedKeys={['0']} className="w-full">
            {QUESTIONS.map(([question, answer], index) => (
              <Accordion.Item key={question} id={String(index)}>
                <Accordion.Heading>
                  <Accordion.Trigger className="text-base">
                    {question}
                    <Accordion.Indicator />
                  </Accordion.Trigger>
                </Accordion.Heading>
                <Accordion.Panel>
                  <Accordion.Body className="text-[#9da2bb]">{answer}</Accordion.Body>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </section>
        <section
          className="mx-auto mb-20 flex max-w-[1200px] items-center justify-between rounded-3xl p-12"
          style={{ background: 'linear-gradient(100deg, #4f46e5 0%, #a21caf 60%, #db2777 100%)' }}
        >
          <div>
            <h2 className="text-3xl font-bold">Your next branch could be live</h2>
            <p className="mt-2 text-white/80">Free for three projects, no card needed.</p>
          </div>
          <div className="flex gap-3">
            <Input aria-label="Email" placeholder="you@team.dev" className="w-64 bg-white text-black" />
            <Button className="bg-[#0b0620] text-white">Start now</Button>
          </div>
        </section>
      </main>
      <footer className="mx-auto max-w-[1200px] pb-10">
        <Separator className="bg-white/10" />
        <div className="flex justify-between pt-6 text-sm text-[#8a8fa8]">
          <span>© 2026 Orbitly</span>
          <div className="flex gap-6">
            {['Terms', 'Privacy', 'Security', 'Contact'].map((label) => (
              <Link key={label} href="#" className="text-sm text-[#8a8fa8] no-underline">
                {label}
              </Link>
            ))}
          </div>
        </div>
      </footer>
    </div>
  );
}

document.documentElement.className = 'dark';
document.documentElement.dataset['theme'] = 'dark';
createRoot(document.getElementById('root')!).render(<Landing />);
