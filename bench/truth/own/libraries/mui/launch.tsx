import '@fontsource/plus-jakarta-sans/400.css';
import '@fontsource/plus-jakarta-sans/500.css';
import '@fontsource/plus-jakarta-sans/600.css';
import '@fontsource/plus-jakarta-sans/700.css';
import '@fontsource/plus-jakarta-sans/800.css';
import ArrowForward from '@mui/icons-material/ArrowForward';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Bolt from '@mui/icons-material/Bolt';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Insights from '@mui/icons-material/Insights';
import Lock from '@mui/icons-material/Lock';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Star from '@mui/icons-material/Star';
import Sync from '@mui/icons-material/Sync';
import Tune from '@mui/icons-material/Tune';
import Waves from '@mui/icons-material/Waves';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Avatar,
  AvatarGroup,
  Box,
  Button,
  Card,
  Chip,
  Container,
  CssBaseline,
  createTheme,
  Divider,
  Link,
  Rating,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ArrowForward,
  AutoAwesome,
  Bolt,
  CheckCircle,
  ExpandMore,
  Insights,
  Lock,
  PlayArrow,
  Star,
  Sync,
  Tune,
  Waves,
});

const theme = createTheme({
  palette: { primary: { main: '#5b3df5' }, secondary: { main: '#ff7a59' } },
  shape: { borderRadius: 12 },
  typography: { fontFamily: '"Plus Jakarta Sans"', button: { textTransform: 'none', fontWeight: 600 } },
});

const FEATURES = [
  [I.Bolt, 'Answers in seconds', 'Ask in plain words and get a chart, a table or a sentence back.', '#5b3df5'],
  [I.Sync, 'Always in step', 'Forty sources refresh every five minutes, without a single script.', '#0ea5a4'],
  [I.Lock, 'Private by design', 'Rows never leave your region. Keys are yours and rotate daily.', '#e0466e'],
  [I.Insights, 'Signals, not noise', 'We learn what is normal and tell you only when something changes.', '#f59e0b'],
  [I.Tune, 'Your definitions', 'Agree once what “active user” means and use it in every report.', '#2563eb'],
  [I.AutoAwesome, 'Drafted for you', 'Monday’s summary is written before you open your laptop.', '#9333ea'],
] as const;
const PLANS = [
  {
    name: 'Starter',
    price: '€ 0',
    note: 'For one curious person',
    list: ['3 sources', '1 dashboard', 'Daily refresh'],
    main: false,
  },
  {
    name: 'Team',
    price: '€ 29',
    note: 'Per seat, billed yearly',
    list: ['40 sources', 'Unlimited dashboards', 'Refresh every 5 minutes', 'Alerts in chat'],
    main: true,
  },
  {
    name: 'Company',
    price: '€ 79',
    note: 'Per seat, billed yearly',
    list: ['Own region and keys', 'Audit log', 'Named support engineer'],
    main: false,
  },
];
const QUESTIONS = [
  'Do I need to know SQL?',
  'Can I keep my data where it is?',
  'What happens after the trial?',
  'Is there a discount for schools?',
];

function Launch() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{ background: 'linear-gradient(150deg, #2a1177 0%, #5b3df5 52%, #ff7a59 100%)', color: '#fff' }}
        component="section"
      >
        <Container maxWidth="lg">
          <Stack component="header" direction="row" sx={{ alignItems: 'center', height: 84 }} spacing={4}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} data-truth="logo">
              <I.Waves />
              <Typography sx={{ fontWeight: 800, fontSize: 20 }}>Tidewell</Typography>
            </Stack>
            <Stack component="nav" direction="row" spacing={3.5} sx={{ flex: 1 }}>
              {['Product', 'Customers', 'Pricing', 'Docs', 'Blog'].map((label) => (
                <Link
                  key={label}
                  href="#"
                  underline="none"
                  color="inherit"
                  sx={{ fontSize: 15, fontWeight: 500, opacity: 0.92 }}
                >
                  {label}
                </Link>
              ))}
            </Stack>
            <Button color="inherit">Sign in</Button>
            <Button
              variant="contained"
              disableElevation
              sx={{ bgcolor: '#fff', color: '#2a1177', '&:hover': { bgcolor: '#fff' } }}
            >
              Start free
            </Button>
          </Stack>
          <Stack direction="row" spacing={8} sx={{ pt: 8, pb: 12, alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>
              <Chip
                label="New: summaries in your inbox"
                icon={<I.AutoAwesome style={{ color: '#ffd9a0', fontSize: 18 }} />}
                sx={{ bgcolor: '#ffffff26', color: '#fff', fontWeight: 500, mb: 3 }}
              />
              <Typography component="h1" sx={{ fontSize: 60, fontWeight: 800, lineHeight: 1.08, letterSpacing: -1.6 }}>
                Know what changed before the meeting
              </Typography>
              <Typography sx={{ fontSize: 19, lineHeight: 1.6, mt: 3, mb: 4.5, opacity: 0.88, maxWidth: 520 }}>
                Tidewell reads your product, sales and support data every five minutes and says, in one sentence, what
                is different today.
              </Typography>
              <Stack direction="row" spacing={2}>
                <Button
                  size="large"
                  variant="contained"
                  color="secondary"
                  endIcon={<I.ArrowForward />}
                  sx={{ px: 3.5, py: 1.5, color: '#fff' }}
                >
                  Start a free trial
                </Button>
                <Button
                  size="large"
                  variant="outlined"
                  color="inherit"
                  startIcon={<I.PlayArrow />}
                  sx={{ px: 3, borderColor: '#ffffff80' }}
                >
                  Watch the tour
                </Button>
              </Stack>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 5 }}>
                <AvatarGroup max={5}>
                  {[3, 8, 21, 34].map((seed) => (
                    <Avatar key={seed} src={drawPicture('face', seed, 80, 80)} alt="" />
                  ))}
                </AvatarGroup>
                <Box>
                  <Rating value={5} readOnly size="small" icon={<I.Star fontSize="inherit" />} />
                  <Typography sx={{ fontSize: 14, opacity: 0.9 }}>Loved by 3,200 teams</Typography>
                </Box>
              </Stack>
            </Box>
            <Card sx={{ width: 480, p: 3, borderRadius: 4, boxShadow: '0 30px 80px rgba(20, 5, 80, .45)' }}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
                <Typography component="h2" sx={{ fontWeight: 700 }}>
                  New sign-ups
                </Typography>
                <Chip size="small" color="success" label="+18 %" />
              </Stack>
              <Box
                data-truth="chart"
                data-truth-chart={JSON.stringify({
                  kind: 'bar',
                  series: [{ name: 'Sign-ups', color: '#5b3df5', values: [32, 41, 38, 52, 47, 63, 71, 66, 82] }],
                })}
                sx={{ height: 170 }}
              >
                <svg width="432" height="170" role="img" aria-label="Sign-ups of nine weeks">
                  {[32, 41, 38, 52, 47, 63, 71, 66, 82].map((value, index) => (
                    <rect
                      key={index}
                      x={index * 48 + 8}
                      y={170 - value * 2}
                      width={32}
                      height={value * 2}
                      rx={6}
                      fill="#5b3df5"
                    />
                  ))}
                </svg>
              </Box>
              <Divider sx={{ my: 2 }} />
              <Stack direction="row" spacing={1.5}>
                <Avatar sx={{ bgcolor: '#efeaff', color: 'primary.main' }}>
                  <I.AutoAwesome fontSize="small" />
                </Avatar>
                <Typography sx={{ fontSize: 14, lineHeight: 1.55, color: 'text.secondary' }}>
                  Sign-ups rose by 18 % since Thursday. Most came from the spring guide, which was shared 412 times.
                </Typography>
              </Stack>
            </Card>
          </Stack>
        </Container>
      </Box>
      <Box component="main">
        <Container maxWidth="lg" component="section" sx={{ py: 11 }}>
          <Typography align="center" sx={{ color: 'primary.main', fontWeight: 700, fontSize: 14, letterSpacing: 1.2 }}>
            WHY TIDEWELL
          </Typography>
          <Typography
            component="h2"
            align="center"
            sx={{ fontSize: 40, fontWeight: 800, letterSpacing: -0.8, mt: 1, mb: 7 }}
          >
            Less digging, more deciding
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 }}>
            {FEATURES.map(([Icon, title, text, tint]) => (
              <Card key={title} variant="outlined" sx={{ p: 3.5 }}>
                <Box
                  sx={{
                    width: 48,
                    height: 48,
                    borderRadius: 3,
                    bgcolor: `${tint}1f`,
                    color: tint,
                    display: 'grid',
                    placeItems: 'center',
                    mb: 2.5,
                  }}
                >
                  <Icon />
                </Box>
                <Typography component="h3" sx={{ fontWeight: 700, fontSize: 18, mb: 1 }}>
                  {title}
                </Typography>
                <Typography sx={{ color: 'text.secondary', fontSize: 15, lineHeight: 1.65 }}>{text}</Typography>
              </Card>
            ))}
          </Box>
        </Container>
        <Box component="section" sx={{ bgcolor: '#f5f3ff', py: 11 }}>
          <Container maxWidth="lg">
            <Typography component="h2" align="center" sx={{ fontSize: 40, fontWeight: 800, letterSpacing: -0.8 }}>
              Fair prices, no surprises
            </Typography>
            <Typography align="center" sx={{ color: 'text.secondary', fontSize: 17, mt: 1.5, mb: 7 }}>
              Try every plan for 14 days. You can leave with all your data at any time.
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3, alignItems: 'center' }}>
              {PLANS.map(({ name, price, note, list, main }) => (
                <Card
                  key={name}
                  elevation={main ? 12 : 0}
                  sx={{
                    p: 4,
                    borderRadius: 4,
                    bgcolor: main ? '#21104f' : '#fff',
                    color: main ? '#fff' : 'inherit',
                    border: main ? 0 : '1px solid #e3ddfb',
                  }}
                >
                  <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                    <Typography component="h3" sx={{ fontWeight: 700, fontSize: 18 }}>
                      {name}
                    </Typography>
                    {main && (
                      <Chip
                        label="Most chosen"
                        size="small"
                        color="secondary"
                        sx={{ color: '#fff', fontWeight: 600 }}
                      />
                    )}
                  </Stack>
                  <Typography sx={{ fontSize: 46, fontWeight: 800, mt: 2, lineHeight: 1 }}>{price}</Typography>
                  <Typography sx={{ fontSize: 14, mt: 1, opacity: 0.7 }}>{note}</Typography>
                  <Stack spacing={1.5} sx={{ my: 3.5 }}>
                    {list.map((line) => (
                      <Stack key={line} direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
                        <I.CheckCircle sx={{ fontSize: 20, color: main ? '#ff9d83' : 'primary.main' }} />
                        <Typography sx={{ fontSize: 15 }}>{line}</Typography>
                      </Stack>
                    ))}
                  </Stack>
                  <Button
                    fullWidth
                    size="large"
                    variant={main ? 'contained' : 'outlined'}
                    color={main ? 'secondary' : 'primary'}
                    sx={main ? { color: '#fff' } : {}}
                  >
                    Choose {name}
                  </Button>
                </Card>
              ))}
            </Box>
          </Container>
        </Box>
        <Container maxWidth="lg" component="section" sx={{ py: 11 }}>
          <Stack direction="row" spacing={8}>
            <Box sx={{ width: 380 }}>
              <Typography component="h2" sx={{ fontSize: 36, fontWeight: 800, letterSpacing: -0.6, lineHeight: 1.2 }}>
                Questions people ask us
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 2, lineHeight: 1.65 }}>
                Something else? Write to <Link href="#">hello@tidewell.example</Link> and a person answers.
              </Typography>
            </Box>
            <Box sx={{ flex: 1 }}>
              {QUESTIONS.map((question, index) => (
                <Accordion
                  key={question}
                  defaultExpanded={index === 0}
                  disableGutters
                  elevation={0}
                  sx={{ border: '1px solid #e6e6ef', '&:not(:last-child)': { borderBottom: 0 } }}
                >
                  <AccordionSummary expandIcon={<I.ExpandMore />}>
                    <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
                  </AccordionSummary>
                  <AccordionDetails>
                    <Typography sx={{ color: 'text.secondary', lineHeight: 1.65 }}>
                      No. You type a question as you would ask a colleague. The query we wrote is one click away, should
                      you want to read or change it.
                    </Typography>
                  </AccordionDetails>
                </Accordion>
              ))}
            </Box>
          </Stack>
        </Container>
      </Box>
      <Box component="footer" sx={{ bgcolor: '#150a36', color: '#d9d3f5', py: 7 }}>
        <Container maxWidth="lg">
          <Stack direction="row" spacing={10}>
            <Box sx={{ flex: 1 }}>
              <Typography sx={{ fontWeight: 800, fontSize: 20, color: '#fff' }}>Tidewell</Typography>
              <Typography sx={{ fontSize: 14, mt: 1, mb: 3, opacity: 0.75 }}>
                A short letter on data, once a month.
              </Typography>
              <Stack direction="row" spacing={1}>
                <TextField
                  size="small"
                  placeholder="you@company.com"
                  sx={{ bgcolor: '#fff', borderRadius: 1.5, width: 240 }}
                />
                <Button variant="contained">Subscribe</Button>
              </Stack>
            </Box>
            {[
              ['Product', 'Sources', 'Alerts', 'Roadmap'],
              ['Company', 'About', 'Careers', 'Press'],
              ['Legal', 'Privacy', 'Terms', 'Imprint'],
            ].map(([head, ...links]) => (
              <Stack key={head} spacing={1.25}>
                <Typography sx={{ fontWeight: 700, color: '#fff', fontSize: 15 }}>{head}</Typography>
                {links.map((label) => (
                  <Link key={label} href="#" underline="none" color="inherit" sx={{ fontSize: 14 }}>
                    {label}
                  </Link>
                ))}
              </Stack>
            ))}
          </Stack>
          <Divider sx={{ borderColor: '#ffffff24', my: 4 }} />
          <Typography sx={{ fontSize: 13, opacity: 0.7 }}>© 2026 Tidewell GmbH, Hamburg</Typography>
        </Container>
      </Box>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Launch />);
