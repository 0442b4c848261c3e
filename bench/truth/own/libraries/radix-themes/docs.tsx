import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import '@fontsource/jetbrains-mono/400.css';
import '@fontsource/jetbrains-mono/500.css';
import '@radix-ui/themes/styles.css';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  CubeIcon,
  ExternalLinkIcon,
  GitHubLogoIcon,
  InfoCircledIcon,
  MagnifyingGlassIcon,
  SunIcon,
} from '@radix-ui/react-icons';
import {
  Badge,
  Box,
  Button,
  Callout,
  Code,
  Flex,
  Heading,
  IconButton,
  Kbd,
  Link,
  Separator,
  Table,
  TabNav,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ChevronLeft: ChevronLeftIcon,
  ChevronRight: ChevronRightIcon,
  Copy: CopyIcon,
  Cube: CubeIcon,
  ExternalLink: ExternalLinkIcon,
  GitHubLogo: GitHubLogoIcon,
  InfoCircled: InfoCircledIcon,
  MagnifyingGlass: MagnifyingGlassIcon,
  Sun: SunIcon,
});
const NAV = [
  ['Get started', 'Install', 'First queue', 'Concepts'],
  ['Guides', 'Retries', 'Schedules', 'Priorities', 'Testing', 'Deploying'],
  ['Reference', 'Client', 'Worker', 'Errors'],
];
const CODE: [string, string][][] = [
  [
    ['import', '#8e4ec6'],
    [' { queue } ', ''],
    ['from', '#8e4ec6'],
    [" 'millrace'", '#30774a'],
  ],
  [],
  [
    ['const', '#8e4ec6'],
    [' mail = ', ''],
    ['queue', '#0d74ce'],
    ['(', ''],
    ["'mail'", '#30774a'],
    [', {', ''],
  ],
  [
    ['  retries: ', ''],
    ['5', '#cc4e00'],
    [',', ''],
  ],
  [
    ['  wait: ', ''],
    ["'exponential'", '#30774a'],
    [',', ''],
  ],
  [
    ['  giveUpAfter: ', ''],
    ["'2 hours'", '#30774a'],
    [',', ''],
  ],
  [['})', '']],
];

function Docs() {
  return (
    <Theme
      accentColor="jade"
      grayColor="sage"
      radius="small"
      style={{ '--default-font-family': 'Inter', '--code-font-family': 'JetBrains Mono' } as object}
    >
      <Flex asChild align="center" gap="5" px="5" style={{ height: 60, borderBottom: '1px solid var(--gray-5)' }}>
        <header>
          <Flex gap="2" align="center" data-truth="logo">
            <I.Cube width={22} height={22} color="var(--accent-9)" />
            <Text weight="bold" size="4">
              Millrace
            </Text>
          </Flex>
          <Badge variant="outline" color="gray">
            v3.2
          </Badge>
          <TabNav.Root style={{ alignSelf: 'end', boxShadow: 'none' }}>
            <TabNav.Link href="#" active>
              Docs
            </TabNav.Link>
            <TabNav.Link href="#">Examples</TabNav.Link>
            <TabNav.Link href="#">Blog</TabNav.Link>
          </TabNav.Root>
          <Box flexGrow="1" />
          <TextField.Root placeholder="Search the docs" style={{ width: 250 }}>
            <TextField.Slot>
              <I.MagnifyingGlass />
            </TextField.Slot>
            <TextField.Slot>
              <Kbd size="1">⌘K</Kbd>
            </TextField.Slot>
          </TextField.Root>
          <IconButton variant="ghost" color="gray" aria-label="Theme">
            <I.Sun />
          </IconButton>
          <IconButton variant="ghost" color="gray" aria-label="Code">
            <I.GitHubLogo data-truth-name="github-logo" />
          </IconButton>
        </header>
      </Flex>
      <Flex style={{ height: 'calc(100vh - 60px)' }}>
        <Box asChild p="5" style={{ width: 224, borderRight: '1px solid var(--gray-5)' }}>
          <aside>
            <nav>
              {NAV.map(([head, ...links]) => (
                <Box key={head} mb="5">
                  <Text as="div" size="2" weight="bold" mb="2">
                    {head}
                  </Text>
                  {links.map((label) => (
                    <Box
                      key={label}
                      px="3"
                      py="1"
                      style={{
                        borderRadius: 4,
                        background: label === 'Retries' ? 'var(--accent-3)' : undefined,
                        marginBottom: 2,
                      }}
                    >
                      <Link
                        href="#"
                        size="2"
                        color={label === 'Retries' ? undefined : 'gray'}
                        weight={label === 'Retries' ? 'medium' : 'regular'}
                        underline="none"
                      >
                        {label}
                      </Link>
                    </Box>
                  ))}
                </Box>
              ))}
            </nav>
          </aside>
        </Box>
        <Box asChild flexGrow="1" px="8" py="6" style={{ minWidth: 0 }}>
          <main>
            <Flex gap="2" align="center" mb="3" data-truth="breadcrumb">
              <Text size="2" color="gray">
                Guides
              </Text>
              <I.ChevronRight color="#868e8b" />
              <Text size="2">Retries</Text>
            </Flex>
            <Heading as="h1" size="8" mb="2">
              Retries
            </Heading>
            <Text as="p" size="4" color="gray" mb="5">
              A job that fails is tried again. You choose how often, and how long to wait in between.
            </Text>
            <Text as="p" size="3" mb="4">
              Pass <Code>retries</Code> when you create the queue. Every job inherits it unless it says otherwise, and
              the waiting time doubles after each attempt.
            </Text>
            <Box mb="4" style={{ border: '1px solid var(--gray-5)', borderRadius: 6, overflow: 'hidden' }}>
              <Flex
                justify="between"
                align="center"
                px="3"
                py="2"
                style={{ background: 'var(--gray-3)', borderBottom: '1px solid var(--gray-5)' }}
              >
                <Text size="1" style={{ fontFamily: 'JetBrains Mono' }}>
                  queues/mail.ts
                </Text>
                <IconButton variant="ghost" size="1" color="gray" aria-label="Copy">
                  <I.Copy />
                </IconButton>
              </Flex>
              <pre
                style={{
                  margin: 0,
                  padding: '14px 16px',
                  fontFamily: 'JetBrains Mono',
                  fontSize: 13,
                  lineHeight: '21px',
                  background: 'var(--gray-1)',
                }}
              >
                {CODE.map((line, index) => (
                  <div key={index} style={{ minHeight: 21 }}>
                    <span style={{ color: '#a0aaa5', marginRight: 16 }}>{index + 1}</span>
                    {line.map(([text, color]) => (
                      <span key={text} style={{ color: color || undefined }}>
                        {text}
                      </span>
                    ))}
                  </div>
                ))}
              </pre>
            </Box>
            <Callout.Root size="1" mb="5" color="amber">
              <Callout.Icon>
                <I.InfoCircled />
              </Callout.Icon>
              <Callout.Text>
                Make jobs safe to run twice: a worker may stop after its work, but before it could say so.
              </Callout.Text>
            </Callout.Root>
            <Heading as="h2" size="5" mb="3">
              Options
            </Heading>
            <Table.Root size="1" variant="surface">
              <Table.Header>
                <Table.Row>
                  {['Option', 'Type', 'Default'].map((label) => (
                    <Table.ColumnHeaderCell key={label}>{label}</Table.ColumnHeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {[
                  ['retries', 'number', '3'],
                  ['wait', "'fixed' | 'exponential'", "'fixed'"],
                  ['giveUpAfter', 'duration', '—'],
                ].map(([name, kind, standard]) => (
                  <Table.Row key={name}>
                    <Table.RowHeaderCell>
                      <Code variant="ghost">{name}</Code>
                    </Table.RowHeaderCell>
                    <Table.Cell>
                      <Code color="gray">{kind}</Code>
                    </Table.Cell>
                    <Table.Cell>
                      <Code variant="ghost" color="gray">
                        {standard}
                      </Code>
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
            <Flex justify="between" mt="5">
              <Button variant="outline" color="gray">
                <I.ChevronLeft /> Concepts
              </Button>
              <Button variant="outline" color="gray">
                Schedules <I.ChevronRight />
              </Button>
            </Flex>
          </main>
        </Box>
        <Box asChild p="5" style={{ width: 216 }}>
          <aside>
            <Text as="div" size="2" weight="bold" mb="3">
              On this page
            </Text>
            {['Set it up', 'Options', 'Give up', 'Watch failures'].map((label, index) => (
              <Box
                key={label}
                pl="3"
                py="1"
                style={{ borderLeft: `2px solid ${index === 1 ? 'var(--accent-9)' : 'var(--gray-4)'}` }}
              >
                <Link href="#" size="2" color={index === 1 ? undefined : 'gray'} underline="none">
                  {label}
                </Link>
              </Box>
            ))}
            <Separator size="4" my="4" />
            <Link href="#" size="2" color="gray">
              Edit this page <I.ExternalLink style={{ display: 'inline' }} />
            </Link>
          </aside>
        </Box>
      </Flex>
    </Theme>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Docs />);
