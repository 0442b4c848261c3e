import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import ArrowDropUp from '@mui/icons-material/ArrowDropUp';
import Assessment from '@mui/icons-material/Assessment';
import CalendarToday from '@mui/icons-material/CalendarToday';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import FileDownload from '@mui/icons-material/FileDownload';
import Inventory2 from '@mui/icons-material/Inventory2';
import MoreVert from '@mui/icons-material/MoreVert';
import Notifications from '@mui/icons-material/Notifications';
import People from '@mui/icons-material/People';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Route from '@mui/icons-material/Route';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/Settings';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';
import SupportAgent from '@mui/icons-material/SupportAgent';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Chip,
  CssBaseline,
  createTheme,
  Divider,
  Drawer,
  IconButton,
  InputAdornment,
  LinearProgress,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  ThemeProvider,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';

const I = nameIcons({
  ArrowDropUp,
  Assessment,
  CalendarToday,
  DirectionsBoat,
  FileDownload,
  Inventory2,
  MoreVert,
  Notifications,
  People,
  ReceiptLong,
  Route,
  Search,
  Settings,
  SpaceDashboard,
  SupportAgent,
});

const theme = createTheme({
  palette: { primary: { main: '#0b6bcb' }, secondary: { main: '#f26b3a' }, background: { default: '#f3f6f9' } },
  shape: { borderRadius: 10 },
  typography: { button: { textTransform: 'none' } },
});
const chart = (facts: object) => ({ 'data-truth': 'chart', 'data-truth-chart': JSON.stringify(facts) });

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SENT = [412, 438, 461, 430, 502, 547, 590, 574, 621, 668, 652, 704];
const PLANNED = [400, 420, 440, 460, 480, 510, 540, 570, 600, 630, 660, 690];
const PORTS = ['Antwerp', 'Bremen', 'Gdansk', 'Lisbon', 'Oslo', 'Porto'];
const FULL = [64, 52, 47, 38, 29, 26];
const EMPTY = [18, 21, 12, 15, 9, 11];
const SHARE = [
  { id: 0, value: 46, label: 'Sea', color: '#0b6bcb' },
  { id: 1, value: 27, label: 'Rail', color: '#f26b3a' },
  { id: 2, value: 18, label: 'Road', color: '#2fa37c' },
  { id: 3, value: 9, label: 'Air', color: '#8d6bd8' },
];
const SPARKS = [
  {
    title: 'Containers moved',
    value: '6,599',
    delta: '+8.2 %',
    data: [40, 44, 41, 50, 53, 49, 58, 62],
    tint: '#0b6bcb',
  },
  { title: 'On time', value: '94.1 %', delta: '+1.4 %', data: [88, 90, 89, 91, 93, 92, 94, 94], tint: '#2fa37c' },
  {
    title: 'Cost per box',
    value: '€ 318',
    delta: '+0.9 %',
    data: [301, 306, 304, 311, 308, 314, 312, 318],
    tint: '#8d6bd8',
  },
];
const TRIPS = [
  ['HL-20418', 'Alder Queen', 'Antwerp → Porto', 82, 'At sea', 'info'],
  ['HL-20417', 'Nordvik', 'Oslo → Gdansk', 46, 'Delayed', 'warning'],
  ['HL-20415', 'Costa Verde', 'Lisbon → Bremen', 100, 'Arrived', 'success'],
  ['HL-20411', 'Ostsee Star', 'Bremen → Oslo', 12, 'Loading', 'default'],
] as const;
const MENU: [string, ReactNode, string?][] = [
  ['Overview', <I.SpaceDashboard key="i" />],
  ['Shipments', <I.DirectionsBoat key="i" />, '24'],
  ['Routes', <I.Route key="i" />],
  ['Inventory', <I.Inventory2 key="i" />],
  ['Invoices', <I.ReceiptLong key="i" />, '3'],
  ['Reports', <I.Assessment key="i" />],
];
const TEAM: [string, ReactNode][] = [
  ['Customers', <I.People key="i" />],
  ['Support', <I.SupportAgent key="i" />],
  ['Settings', <I.Settings key="i" />],
];

const Panel = ({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Card variant="outlined" sx={{ p: 2.5, height: '100%', display: 'flex', flexDirection: 'column' }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', mb: 1 }}>
      <Box>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
      {action}
    </Stack>
    {children}
  </Card>
);

function Analytics() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ display: 'flex', height: '100vh', overflow: 'hidden' }}>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { component: 'aside', sx: { width: 232, position: 'static' } } as object }}
        >
          <Stack
            direction="row"
            spacing={1.25}
            sx={{ alignItems: 'center', mx: 2.5, my: 2, height: 32, width: 'fit-content' }}
            data-truth="logo"
          >
            <Box
              sx={{
                width: 32,
                height: 32,
                borderRadius: '9px',
                bgcolor: 'primary.main',
                color: '#fff',
                display: 'grid',
                placeItems: 'center',
              }}
            >
              <I.DirectionsBoat sx={{ fontSize: 20 }} />
            </Box>
            <Typography variant="h6" component="span" sx={{ fontWeight: 700, letterSpacing: -0.2 }}>
              Harbourline
            </Typography>
          </Stack>
          <Divider />
          <List component="nav" sx={{ px: 1.25, pt: 1.5 }}>
            {MENU.map(([label, icon, count], index) => (
              <ListItemButton key={label} selected={index === 0} sx={{ borderRadius: 2, mb: 0.25, py: 0.75 }}>
                <ListItemIcon sx={{ minWidth: 38, color: index === 0 ? 'primary.main' : undefined }}>
                  {icon}
                </ListItemIcon>
                <ListItemText
                  primary={label}
                  slotProps={{ primary: { variant: 'body2', sx: { fontWeight: index === 0 ? 700 : 500 } } }}
                />
                {count && (
                  <Chip
                    label={count}
                    size="small"
                    color={count === '3' ? 'secondary' : 'default'}
                    sx={{ height: 20, fontSize: 11 }}
                  />
                )}
              </ListItemButton>
            ))}
            <ListSubheader sx={{ lineHeight: '40px', px: 1.5 }}>Workspace</ListSubheader>
            {TEAM.map(([label, icon]) => (
              <ListItemButton key={label} sx={{ borderRadius: 2, mb: 0.25, py: 0.75 }}>
                <ListItemIcon sx={{ minWidth: 38 }}>{icon}</ListItemIcon>
                <ListItemText primary={label} slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }} />
              </ListItemButton>
            ))}
          </List>
          <Box sx={{ mt: 'auto', p: 2 }}>
            <Card sx={{ p: 2, bgcolor: '#0d2137', color: '#fff' }} elevation={0}>
              <Typography variant="subtitle2">Storage 78 % full</Typography>
              <LinearProgress
                variant="determinate"
                value={78}
                color="secondary"
                sx={{ my: 1.25, height: 6, borderRadius: 3, bgcolor: '#ffffff33' }}
              />
              <Button size="small" variant="contained" color="secondary" fullWidth disableElevation>
                Upgrade plan
              </Button>
            </Card>
          </Box>
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Stack
            component="header"
            direction="row"
            spacing={2}
            sx={{
              height: 64,
              flex: 'none',
              px: 3,
              alignItems: 'center',
              bgcolor: '#fff',
              borderBottom: '1px solid #e0e4e9',
            }}
          >
            <TextField
              size="small"
              placeholder="Search shipments, ports, customers"
              sx={{ width: 380 }}
              slotProps={{
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <I.Search fontSize="small" />
                    </InputAdornment>
                  ),
                },
              }}
            />
            <Box sx={{ flex: 1 }} />
            <Button startIcon={<I.CalendarToday />} color="inherit" variant="outlined" sx={{ borderColor: '#cfd6de' }}>
              1 Jan – 31 Dec
            </Button>
            <Button startIcon={<I.FileDownload />} variant="contained" disableElevation>
              Export
            </Button>
            <IconButton aria-label="Notifications">
              <Badge badgeContent={4} color="error">
                <I.Notifications />
              </Badge>
            </IconButton>
            <Avatar src={drawPicture('face', 11, 80, 80)} alt="Ines Duarte" />
          </Stack>
          <Box
            component="main"
            sx={{
              p: 3,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(4, 1fr)',
              gridTemplateRows: 'auto auto 290px 1fr',
              flex: 1,
              minHeight: 0,
            }}
          >
            <Stack direction="row" sx={{ gridColumn: '1 / -1', alignItems: 'center', justifyContent: 'space-between' }}>
              <Box>
                <Typography variant="h5" component="h1" sx={{ fontWeight: 700 }}>
                  Good morning, Ines
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  704 containers left port in December, 14 more than planned.
                </Typography>
              </Box>
              <ToggleButtonGroup size="small" value="year" color="primary" exclusive>
                <ToggleButton value="week" sx={{ px: 2 }}>
                  Week
                </ToggleButton>
                <ToggleButton value="month" sx={{ px: 2 }}>
                  Month
                </ToggleButton>
                <ToggleButton value="year" sx={{ px: 2 }}>
                  Year
                </ToggleButton>
              </ToggleButtonGroup>
            </Stack>
            <Card
              elevation={0}
              sx={{ p: 2, color: '#fff', background: 'linear-gradient(135deg, #0b6bcb 0%, #4a2fbd 100%)' }}
            >
              <Typography variant="body2" sx={{ opacity: 0.85 }}>
                Revenue this year
              </Typography>
              <Typography variant="h5" component="p" sx={{ fontWeight: 700, my: 0.25 }}>
                € 2.14 m
              </Typography>
              <Box
                {...chart({
                  kind: 'sparkline',
                  smooth: true,
                  series: [{ name: 'Revenue', color: '#ffffff', values: [120, 134, 128, 150, 171, 166, 188, 204] }],
                })}
              >
                <SparkLineChart
                  data={[120, 134, 128, 150, 171, 166, 188, 204]}
                  height={44}
                  curve="natural"
                  color="#ffffff"
                  skipAnimation
                />
              </Box>
            </Card>
            {SPARKS.map(({ title, value, delta, data, tint }) => (
              <Card key={title} variant="outlined" sx={{ p: 2 }}>
                <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {title}
                  </Typography>
                  <Chip
                    size="small"
                    color="success"
                    variant="outlined"
                    icon={<I.ArrowDropUp />}
                    label={delta}
                    sx={{ height: 22 }}
                  />
                </Stack>
                <Typography variant="h5" component="p" sx={{ fontWeight: 700, my: 0.25 }}>
                  {value}
                </Typography>
                <Box {...chart({ kind: 'sparkline', series: [{ name: title, color: tint, values: data }] })}>
                  <SparkLineChart
                    data={data}
                    height={44}
                    curve="linear"
                    color={tint}
                    yAxis={{ min: Math.min(...data) - 1 }}
                    skipAnimation
                  />
                </Box>
              </Card>
            ))}
            <Box sx={{ gridColumn: 'span 3' }}>
              <Panel
                title="Containers sent"
                note="Each month, against the plan"
                action={
                  <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                    {[
                      ['#0b6bcb', 'Sent'],
                      ['#f26b3a', 'Planned'],
                    ].map(([color, label]) => (
                      <Stack key={label} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
                        <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
                        <Typography variant="caption">{label}</Typography>
                      </Stack>
                    ))}
                  </Stack>
                }
              >
                <Box
                  sx={{ flex: 1, minHeight: 0 }}
                  {...chart({
                    kind: 'line',
                    smooth: true,
                    labels: MONTHS,
                    axis: [300, 800],
                    series: [
                      { name: 'Sent', color: '#0b6bcb', values: SENT },
                      { name: 'Planned', color: '#f26b3a', values: PLANNED },
                    ],
                  })}
                >
                  <LineChart
                    height={206}
                    skipAnimation
                    hideLegend
                    grid={{ horizontal: true }}
                    margin={{ left: 0, right: 12, top: 10, bottom: 0 }}
                    xAxis={[{ scaleType: 'point', data: MONTHS, disableLine: true, disableTicks: true }]}
                    yAxis={[{ min: 300, max: 800, width: 36, disableLine: true, disableTicks: true }]}
                    series={[
                      { data: SENT, label: 'Sent', color: '#0b6bcb', curve: 'natural', showMark: true },
                      { data: PLANNED, label: 'Planned', color: '#f26b3a', curve: 'natural', showMark: false },
                    ]}
                  />
                </Box>
              </Panel>
            </Box>
            <Panel
              title="Ways of transport"
              action={
                <IconButton size="small" aria-label="More">
                  <I.MoreVert fontSize="small" />
                </IconButton>
              }
            >
              <Box
                sx={{ width: 160, mx: 'auto' }}
                {...chart({
                  kind: 'ring',
                  labels: SHARE.map((part) => part.label),
                  series: [{ values: SHARE.map((part) => part.value) }],
                })}
              >
                <PieChart
                  width={160}
                  height={150}
                  hideLegend
                  skipAnimation
                  margin={0}
                  series={[{ data: SHARE, innerRadius: 46, outerRadius: 72, paddingAngle: 2, cornerRadius: 3 }]}
                />
              </Box>
              <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, columnGap: 3 }}>
                {SHARE.map((part) => (
                  <Stack key={part.label} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                    <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: part.color }} />
                    <Typography variant="caption" sx={{ flex: 1 }}>
                      {part.label}
                    </Typography>
                    <Typography variant="caption" sx={{ fontWeight: 700 }}>
                      {part.value} %
                    </Typography>
                  </Stack>
                ))}
              </Box>
            </Panel>
            <Box sx={{ gridColumn: 'span 2', minHeight: 0 }}>
              <Panel title="Boxes by port" note="Full and empty, thousand a year">
                <Box
                  {...chart({
                    kind: 'stacked-bar',
                    labels: PORTS,
                    axis: [0, 100],
                    series: [
                      { name: 'Full', color: '#0b6bcb', values: FULL },
                      { name: 'Empty', color: '#9cc7f2', values: EMPTY },
                    ],
                  })}
                >
                  <BarChart
                    height={176}
                    hideLegend
                    skipAnimation
                    borderRadius={4}
                    margin={{ left: 0, right: 4, top: 8, bottom: 0 }}
                    xAxis={[{ data: PORTS, categoryGapRatio: 0.5, disableLine: true, disableTicks: true } as never]}
                    yAxis={[{ min: 0, max: 100, width: 34, disableLine: true, disableTicks: true, tickNumber: 4 }]}
                    grid={{ horizontal: true }}
                    series={[
                      { data: FULL, label: 'Full', stack: 'a', color: '#0b6bcb' },
                      { data: EMPTY, label: 'Empty', stack: 'a', color: '#9cc7f2' },
                    ]}
                  />
                </Box>
              </Panel>
            </Box>
            <Box sx={{ gridColumn: 'span 2', minHeight: 0 }}>
              <Panel title="Live shipments" action={<Button size="small">See all</Button>}>
                <Table size="small" sx={{ '& td, & th': { px: 1 }, '& tbody tr:last-child td': { border: 0 } }}>
                  <TableHead>
                    <TableRow>
                      {['Number', 'Ship', 'Route', 'Progress', 'State'].map((label) => (
                        <TableCell key={label}>{label}</TableCell>
                      ))}
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {TRIPS.map(([id, ship, route, done, state, color]) => (
                      <TableRow key={id}>
                        <TableCell sx={{ fontWeight: 500 }}>{id}</TableCell>
                        <TableCell>{ship}</TableCell>
                        <TableCell sx={{ color: 'text.secondary' }}>{route}</TableCell>
                        <TableCell sx={{ width: 96 }}>
                          <LinearProgress variant="determinate" value={done} sx={{ borderRadius: 2 }} />
                        </TableCell>
                        <TableCell>
                          <Chip size="small" label={state} color={color} sx={{ height: 22 }} />
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Panel>
            </Box>
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Analytics />);
