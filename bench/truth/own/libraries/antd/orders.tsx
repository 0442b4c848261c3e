import 'antd/dist/reset.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import {
  AppstoreOutlined,
  ArrowUpOutlined,
  BarChartOutlined,
  BellOutlined,
  CustomerServiceOutlined,
  DeleteOutlined,
  DollarOutlined,
  EllipsisOutlined,
  ExportOutlined,
  FilterOutlined,
  GiftOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  ConfigProvider,
  DatePicker,
  Flex,
  Input,
  Layout,
  Menu,
  Progress,
  Select,
  Space,
  Statistic,
  Table,
  Tabs,
  Tag,
  Typography,
} from 'antd';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const { Header, Sider, Content } = Layout;
const { Text, Title } = Typography;

const MENU = [
  { key: 'home', icon: <AppstoreOutlined />, label: 'Dashboard' },
  { key: 'orders', icon: <ShoppingCartOutlined />, label: 'Orders' },
  {
    key: 'products',
    icon: <ShopOutlined />,
    label: 'Products',
    children: [
      { key: 'all', label: 'All products' },
      { key: 'collections', label: 'Collections' },
      { key: 'stock', label: 'Stock' },
    ],
  },
  { key: 'customers', icon: <TeamOutlined />, label: 'Customers' },
  { key: 'offers', icon: <GiftOutlined />, label: 'Offers' },
  { key: 'payouts', icon: <DollarOutlined />, label: 'Payouts' },
  { key: 'reports', icon: <BarChartOutlined />, label: 'Reports' },
  { type: 'divider' as const },
  { key: 'help', icon: <CustomerServiceOutlined />, label: 'Help centre' },
  { key: 'settings', icon: <SettingOutlined />, label: 'Settings' },
];

const ROWS = [
  [10482, 'Marta Lindqvist', 'marta@lindqvist.example', 3, 'Paid', 'Packed', 284.5, '16 Nov, 09:12', 60],
  [10481, 'Jonas Weber', 'j.weber@post.example', 1, 'Paid', 'Sent', 49, '16 Nov, 08:47', 80],
  [10480, 'Amara Okafor', 'amara.okafor@mail.example', 7, 'Pending', 'New', 1120.9, '15 Nov, 22:31', 10],
  [10479, 'Luis Herrera', 'luis@herrera.example', 2, 'Refunded', 'Returned', 96, '15 Nov, 19:05', 100],
  [10478, 'Yuki Tanabe', 'yuki.t@studio.example', 4, 'Paid', 'Sent', 312.2, '15 Nov, 17:48', 80],
  [10477, 'Chloé Martin', 'chloe@atelier.example', 1, 'Failed', 'On hold', 64.99, '15 Nov, 16:20', 5],
  [10476, 'Piotr Nowak', 'p.nowak@biuro.example', 5, 'Paid', 'Delivered', 458, '14 Nov, 12:02', 100],
].map(([id, name, mail, items, payment, state, total, date, done], index) => ({
  key: id,
  id,
  name,
  mail,
  items,
  payment,
  state,
  total,
  date,
  done,
  face: drawPicture('face', 40 + index, 64, 64),
}));
type Row = (typeof ROWS)[number];
const PAYMENT: Record<string, string> = { Paid: 'success', Pending: 'warning', Refunded: 'default', Failed: 'error' };

const COLUMNS = [
  { title: 'Order', dataIndex: 'id', render: (id: number) => <a href="#order">#{id}</a>, sorter: true },
  {
    title: 'Customer',
    render: (row: Row) => (
      <Flex gap={12} align="center">
        <Avatar src={row.face} size={36} />
        <div>
          <Text strong style={{ display: 'block', lineHeight: 1.4 }}>
            {row.name}
          </Text>
          <Text type="secondary" style={{ fontSize: 12 }}>
            {row.mail}
          </Text>
        </div>
      </Flex>
    ),
  },
  { title: 'Items', dataIndex: 'items', align: 'center' as const },
  {
    title: 'Payment',
    dataIndex: 'payment',
    render: (payment: string) => <Tag color={PAYMENT[payment]}>{payment}</Tag>,
  },
  {
    title: 'Delivery',
    render: (row: Row) => (
      <div style={{ width: 120 }}>
        <Text style={{ fontSize: 12 }}>{row.state}</Text>
        <Progress percent={row.done as number} showInfo={false} size="small" strokeColor="#1f8f5f" />
      </div>
    ),
  },
  { title: 'Date', dataIndex: 'date', sorter: true },
  {
    title: 'Total',
    dataIndex: 'total',
    align: 'right' as const,
    render: (total: number) => <Text strong>€ {total.toFixed(2)}</Text>,
  },
  {
    title: '',
    render: () => <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label="More" />,
    width: 56,
  },
];

const FIGURES = [
  ['Orders today', 128, '12 %', '#1f8f5f'],
  ['Waiting to be packed', 34, '4 %', '#1f8f5f'],
  ['Average basket', 86.4, '2.1 %', '#1f8f5f'],
  ['Returns', 7, '1 %', '#1f8f5f'],
] as const;

function Orders() {
  return (
    <ConfigProvider
      theme={{
        token: { fontFamily: 'Inter', colorPrimary: '#1f8f5f', colorLink: '#1f8f5f', motion: false },
        components: {
          Layout: { siderBg: '#0f1f1a', headerBg: '#fff' },
          Menu: { darkItemBg: '#0f1f1a', darkSubMenuItemBg: '#0a1613' },
          Table: { rowSelectedBg: '#eef8f3', rowSelectedHoverBg: '#eef8f3' },
        },
      }}
    >
      <Layout style={{ height: '100vh' }}>
        <Sider width={224} style={{ overflow: 'hidden' }}>
          <Flex
            align="center"
            gap={10}
            style={{ height: 40, margin: '12px 24px', width: 'fit-content', color: '#fff' }}
            data-truth="logo"
          >
            <span
              style={{ width: 28, height: 28, borderRadius: 8, background: 'linear-gradient(135deg,#5ee2a8,#1f8f5f)' }}
            />
            <span style={{ fontWeight: 700, fontSize: 18, letterSpacing: -0.3 }}>Fernhill</span>
          </Flex>
          <nav>
            <Menu
              theme="dark"
              mode="inline"
              defaultSelectedKeys={['orders']}
              defaultOpenKeys={['products']}
              items={MENU}
            />
          </nav>
        </Sider>
        <Layout>
          <Header
            style={{
              padding: '0 24px',
              display: 'flex',
              alignItems: 'center',
              gap: 16,
              borderBottom: '1px solid #eee',
            }}
          >
            <Input.Search placeholder="Search by order, name or email" style={{ width: 360 }} />
            <div style={{ flex: 1 }} />
            <Button type="text" icon={<QuestionCircleOutlined />} aria-label="Help" />
            <Badge count={5} size="small">
              <Button type="text" icon={<BellOutlined />} aria-label="Notifications" />
            </Badge>
            <Flex align="center" gap={10}>
              <Avatar style={{ background: '#f5a524' }}>SB</Avatar>
              <div style={{ lineHeight: 1.3 }}>
                <div style={{ fontWeight: 600 }}>Sofia Bauer</div>
                <div style={{ fontSize: 12, color: '#888' }}>Shop manager</div>
              </div>
            </Flex>
          </Header>
          <Content style={{ padding: 24, overflow: 'hidden' }}>
            <Breadcrumb
              items={[{ title: <a href="#home">Home</a> }, { title: <a href="#sales">Sales</a> }, { title: 'Orders' }]}
            />
            <Flex justify="space-between" align="center" style={{ margin: '8px 0 16px' }}>
              <Title level={3} style={{ margin: 0 }}>
                Orders
              </Title>
              <Space>
                <Button icon={<ExportOutlined />}>Export</Button>
                <Button type="primary" icon={<PlusOutlined />}>
                  New order
                </Button>
              </Space>
            </Flex>
            <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16, marginBottom: 16 }}>
              {FIGURES.map(([title, value, delta, color]) => (
                <Card key={title} size="small">
                  <Flex justify="space-between" align="end">
                    <Statistic title={title} value={value} prefix={title === 'Average basket' ? '€' : undefined} />
                    <Text style={{ color, fontSize: 13 }}>
                      <ArrowUpOutlined /> {delta}
                    </Text>
                  </Flex>
                </Card>
              ))}
            </div>
            <Card styles={{ body: { padding: '4px 20px 0' } }}>
              <Tabs
                items={[
                  { key: 'all', label: 'All orders' },
                  {
                    key: 'open',
                    label: (
                      <span>
                        Open <Badge count={34} color="#1f8f5f" style={{ marginLeft: 6 }} />
                      </span>
                    ),
                  },
                  { key: 'sent', label: 'Sent' },
                  { key: 'done', label: 'Delivered' },
                  { key: 'returned', label: 'Returned' },
                ]}
                tabBarExtraContent={
                  <Space>
                    <Select
                      defaultValue="Any payment"
                      options={[{ value: 'Any payment' }, { value: 'Paid' }]}
                      style={{ width: 150 }}
                    />
                    <DatePicker.RangePicker style={{ width: 240 }} />
                    <Button icon={<FilterOutlined />}>Filters</Button>
                  </Space>
                }
              />
              <Flex
                align="center"
                gap={12}
                style={{ background: '#e9f6f0', borderRadius: 8, padding: '6px 14px', marginBottom: 8 }}
              >
                <Text strong>2 selected</Text>
                <Button size="small">Mark as packed</Button>
                <Button size="small">Print labels</Button>
                <Button size="small" danger icon={<DeleteOutlined />}>
                  Cancel
                </Button>
              </Flex>
              <Table
                size="small"
                columns={COLUMNS}
                dataSource={ROWS}
                rowSelection={{ selectedRowKeys: [10482, 10478] }}
                pagination={{
                  total: 342,
                  pageSize: 7,
                  showSizeChanger: false,
                  showTotal: (total, [from, to]) => `${from}–${to} of ${total} orders`,
                }}
              />
            </Card>
          </Content>
        </Layout>
      </Layout>
    </ConfigProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Orders />);
