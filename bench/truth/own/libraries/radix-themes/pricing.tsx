import '@fontsource/manrope/400.css';
import '@fontsource/manrope/500.css';
import '@fontsource/manrope/600.css';
import '@fontsource/manrope/700.css';
import '@fontsource/manrope/800.css';
import '@radix-ui/themes/styles.css';
import {
  ArrowRightIcon,
  CheckIcon,
  Cross2Icon,
  LightningBoltIcon,
  LockClosedIcon,
  MixIcon,
  RocketIcon,
  StarFilledIcon,
} from '@radix-ui/react-icons';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Grid,
  Heading,
  Link,
  SegmentedControl,
  Separator,
  Slider,
  Text,
  Theme,
} from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ArrowRight: ArrowRightIcon,
  Check: CheckIcon,
  Cross2: Cross2Icon,
  LightningBolt: LightningBoltIcon,
  LockClosed: LockClosedIcon,
  Mix: MixIcon,
  Rocket: RocketIcon,
  StarFilled: StarFilledIcon,
});
const PLANS = [
  [
    'Hobby',
    '$0',
    'For side projects and first steps',
    ['1 project', '10,000 runs a month', 'Community help'],
    ['Own domain', 'Roles'],
    'Start free',
    I.LightningBolt,
  ],
  [
    'Studio',
    '$24',
    'For teams that ship every week',
    ['20 projects', '1 million runs a month', 'Own domain', 'Answers within a day'],
    ['Roles'],
    'Try 14 days',
    I.Rocket,
  ],
  [
    'Scale',
    '$96',
    'For companies with rules to follow',
    ['No limit on projects', '10 million runs a month', 'Own domain', 'Roles and audit log', 'Answers within an hour'],
    [],
    'Talk to us',
    I.LockClosed,
  ],
] as const;

function Pricing() {
  return (
    <Theme
      accentColor="crimson"
      grayColor="mauve"
      radius="full"
      style={{ '--default-font-family': 'Manrope', '--heading-font-family': 'Manrope', minHeight: '100vh' } as object}
    >
      <Box
        style={{
          background: 'linear-gradient(120deg, #ffe5d4 0%, #ffd3e6 38%, #d9d4ff 72%, #cdeeff 100%)',
          height: 432,
        }}
        data-truth="section"
      >
        <Flex asChild align="center" gap="6" px="9" style={{ height: 80 }}>
          <header>
            <Flex gap="2" align="center" data-truth="logo">
              <I.Mix width={24} height={24} color="#e93d82" />
              <Text size="5" weight="bold">
                Loomwork
              </Text>
            </Flex>
            <Flex asChild gap="6" flexGrow="1" justify="center">
              <nav>
                {['Product', 'Templates', 'Pricing', 'Changelog'].map((label) => (
                  <Link
                    key={label}
                    href="#"
                    size="3"
                    weight="medium"
                    color="gray"
                    highContrast
                    underline={label === 'Pricing' ? 'always' : 'none'}
                  >
                    {label}
                  </Link>
                ))}
              </nav>
            </Flex>
            <Button variant="ghost" color="gray" highContrast>
              Sign in
            </Button>
            <Button highContrast>
              Get started <I.ArrowRight />
            </Button>
          </header>
        </Flex>
        <Flex direction="column" align="center" pt="4">
          <Badge size="2" variant="surface" mb="4">
            <I.StarFilled /> Prices stay the same for two years
          </Badge>
          <Heading
            as="h1"
            align="center"
            style={{ fontSize: 56, lineHeight: '62px', letterSpacing: -1.4, fontWeight: 800 }}
          >
            Pay for what runs,
            <br />
            not for who watches
          </Heading>
          <Text size="4" color="gray" mt="4" align="center">
            Everyone in your company may look for free. Seats are only for builders.
          </Text>
          <SegmentedControl.Root defaultValue="year" mt="5" size="3">
            <SegmentedControl.Item value="month">Monthly</SegmentedControl.Item>
            <SegmentedControl.Item value="year">Yearly, 20 % off</SegmentedControl.Item>
          </SegmentedControl.Root>
        </Flex>
      </Box>
      <Box asChild px="9" style={{ marginTop: -44 }}>
        <main>
          <Grid columns="3" gap="5" style={{ maxWidth: 1160, margin: '0 auto' }}>
            {PLANS.map(([name, price, note, has, lacks, action, Icon], index) => (
              <Card
                key={name}
                size="4"
                style={{
                  background: '#fff',
                  boxShadow:
                    index === 1
                      ? '0 0 0 2px #e93d82, 0 24px 60px rgba(120, 30, 90, .18)'
                      : '0 0 0 1px #e6e1ea, 0 8px 24px rgba(60, 30, 90, .06)',
                  borderRadius: 20,
                }}
              >
                <Flex justify="between" align="center">
                  <Flex gap="3" align="center">
                    <Flex
                      align="center"
                      justify="center"
                      style={{
                        width: 38,
                        height: 38,
                        borderRadius: 12,
                        background: index === 1 ? '#e93d82' : '#fbe9f1',
                        color: index === 1 ? '#fff' : '#cb1d63',
                      }}
                    >
                      <Icon width={18} height={18} />
                    </Flex>
                    <Heading as="h2" size="5">
                      {name}
                    </Heading>
                  </Flex>
                  {index === 1 && (
                    <Badge size="2" variant="solid">
                      Popular
                    </Badge>
                  )}
                </Flex>
                <Flex align="baseline" gap="2" mt="4">
                  <Text style={{ fontSize: 44, fontWeight: 800, lineHeight: 1 }}>{price}</Text>
                  <Text color="gray">per builder and month</Text>
                </Flex>
                <Text as="p" size="2" color="gray" mt="2" mb="4">
                  {note}
                </Text>
                <Button size="3" variant={index === 1 ? 'solid' : 'outline'} style={{ width: '100%' }}>
                  {action}
                </Button>
                <Separator size="4" my="4" />
                <Flex direction="column" gap="2">
                  {has.map((line) => (
                    <Flex key={line} gap="2" align="center">
                      <I.Check color="#30a46c" />
                      <Text size="2">{line}</Text>
                    </Flex>
                  ))}
                  {lacks.map((line) => (
                    <Flex key={line} gap="2" align="center">
                      <I.Cross2 color="#b5b0b9" />
                      <Text size="2" color="gray">
                        {line}
                      </Text>
                    </Flex>
                  ))}
                </Flex>
              </Card>
            ))}
          </Grid>
          <Flex
            align="center"
            gap="5"
            mt="5"
            p="4"
            style={{ maxWidth: 1160, margin: '24px auto 0', background: '#f7f3f8', borderRadius: 16 }}
          >
            <Text size="2" weight="bold">
              How many runs do you need?
            </Text>
            <Slider defaultValue={[38]} style={{ flex: 1 }} />
            <Text size="2">
              420,000 a month, about <b>$31</b>
            </Text>
          </Flex>
        </main>
      </Box>
    </Theme>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Pricing />);
