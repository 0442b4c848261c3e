import '@douyinfe/semi-ui/dist/css/semi.css';
import '@fontsource-variable/nunito-sans';
import './style.css';
import {
  IconArrowUp,
  IconBell,
  IconCreditCard,
  IconGift,
  IconHistogram,
  IconHome,
  IconMore,
  IconPlus,
  IconQrCode,
  IconShoppingBag,
  IconUser,
} from '@douyinfe/semi-icons';
import {
  Avatar,
  Badge,
  Button,
  Card,
  List,
  LocaleProvider,
  Progress,
  RadioGroup,
  Tag,
  Typography,
} from '@douyinfe/semi-ui';
import english from '@douyinfe/semi-ui/lib/es/locale/source/en_US';
import * as echarts from 'echarts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const { Title, Text } = Typography;
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const spent = [18, 32, 12, 46, 28, 61, 24];
const moves = [
  ['Corner bakery', 'Today, 08:14', '−€ 4.80', 'orange', IconShoppingBag],
  ['From Samira', 'Yesterday', '+€ 45.00', 'green', IconGift],
  ['City bikes', 'Monday', '−€ 12.00', 'blue', IconCreditCard],
] as const;
const tabs = [
  [IconHome, 'Home'],
  [IconHistogram, 'Budget'],
  [IconQrCode, 'Pay'],
  [IconCreditCard, 'Cards'],
  [IconUser, 'Me'],
] as const;

const Page = () => {
  useEffect(() => {
    const label = { fontFamily: 'Nunito Sans Variable', fontSize: 11, color: '#8a8f99' };
    const draw = () =>
      echarts.init(document.getElementById('spent')).setOption({
        animation: false,
        grid: { left: 4, right: 4, top: 8, bottom: 20 },
        xAxis: {
          type: 'category',
          data: days,
          axisLabel: label,
          axisTick: { show: false },
          axisLine: { show: false },
        },
        yAxis: { max: 70, show: false },
        series: [
          {
            type: 'bar',
            barWidth: 22,
            data: spent.map((value, index) => ({
              value,
              itemStyle: { borderRadius: 6, color: index === 5 ? '#7c3aed' : '#ddd6fe' },
            })),
          },
        ],
      });
    document.fonts.load('11px "Nunito Sans Variable"').then(draw);
  }, []);
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column', background: '#f7f7fb' }}>
      <div
        style={{
          background: 'linear-gradient(180deg, #6d28d9, #a855f7)',
          padding: '18px 18px 74px',
          color: '#fff',
          borderRadius: '0 0 28px 28px',
        }}
      >
        <header className="row">
          <Avatar size="small" src={drawPicture('face', 36, 64, 64)} alt="Nils" />
          <div>
            <div style={{ fontSize: 12, opacity: 0.8 }}>Good evening</div>
            <b>Nils Berg</b>
          </div>
          <Badge className="end" dot type="danger">
            <Button theme="borderless" icon={<IconBell style={{ color: '#fff' }} />} aria-label="Notifications" />
          </Badge>
        </header>
        <div style={{ textAlign: 'center', marginTop: 18 }}>
          <div style={{ opacity: 0.8 }}>Balance</div>
          <div style={{ fontSize: 40, fontWeight: 800 }}>€ 2,408.15</div>
          <Tag color="white" size="small" shape="circle" prefixIcon={<IconArrowUp />}>
            3.2 % this month
          </Tag>
        </div>
      </div>
      <main
        style={{
          flex: 1,
          padding: '0 16px',
          marginTop: -48,
          display: 'flex',
          flexDirection: 'column',
          gap: 14,
          overflow: 'hidden',
        }}
      >
        <Card
          bodyStyle={{ padding: 12, display: 'flex', justifyContent: 'space-around' }}
          style={{ borderRadius: 18, boxShadow: '0 8px 24px rgb(80 20 160 / 0.10)', border: 0, flexShrink: 0 }}
        >
          {[
            [IconPlus, 'Top up'],
            [IconArrowUp, 'Send'],
            [IconQrCode, 'Scan'],
            [IconMore, 'More'],
          ].map(([Icon, label]) => {
            const Shown = Icon as typeof IconPlus;
            return (
              <div key={label as string} style={{ textAlign: 'center', fontSize: 12 }}>
                <Button
                  style={{ borderRadius: 14, width: 46, height: 46, background: '#f3ecff', color: '#6d28d9' }}
                  icon={<Shown size="large" />}
                  aria-label={label as string}
                />
                <div style={{ marginTop: 6 }}>{label as string}</div>
              </div>
            );
          })}
        </Card>
        <Card bodyStyle={{ padding: 14 }} style={{ borderRadius: 18, border: 0, flexShrink: 0 }}>
          <div className="row">
            <div>
              <Text type="tertiary" size="small">
                Spent this week
              </Text>
              <Title heading={4}>€ 221.00</Title>
            </div>
            <RadioGroup
              className="end"
              type="button"
              buttonSize="small"
              defaultValue="w"
              options={[
                { value: 'w', label: 'Week' },
                { value: 'm', label: 'Month' },
              ]}
            />
          </div>
          <div
            id="spent"
            style={{ height: 96, marginTop: 4 }}
            data-truth="chart"
            data-truth-chart={JSON.stringify({
              kind: 'bar',
              series: [{ name: 'Spent', color: '#ddd6fe', values: spent }],
              labels: days,
              axis: [0, 70],
            })}
          />
        </Card>
        <Card bodyStyle={{ padding: 14 }} style={{ borderRadius: 18, border: 0, flexShrink: 0 }}>
          <div className="row">
            <Avatar size="small" shape="square" color="violet">
              ✈
            </Avatar>
            <div style={{ flex: 1 }}>
              <div className="row">
                <b>Trip to Lisbon</b>
                <Text className="end" type="tertiary" size="small">
                  € 620 of € 900
                </Text>
              </div>
              <Progress percent={69} stroke="#7c3aed" style={{ marginTop: 6 }} aria-label="Saved" />
            </div>
          </div>
        </Card>
        <Card bodyStyle={{ padding: '4px 14px' }} style={{ borderRadius: 18, border: 0 }}>
          <List
            dataSource={[...moves]}
            renderItem={([name, time, amount, tone, Icon]) => (
              <List.Item
                style={{ padding: '9px 0' }}
                header={
                  <Avatar size="small" color={tone}>
                    <Icon />
                  </Avatar>
                }
                main={
                  <div>
                    <b>{name}</b>
                    <div>
                      <Text type="tertiary" size="small">
                        {time}
                      </Text>
                    </div>
                  </div>
                }
                extra={<b style={{ color: amount.startsWith('+') ? '#16a34a' : undefined }}>{amount}</b>}
              />
            )}
          />
        </Card>
      </main>
      <nav style={{ display: 'flex', background: '#fff', borderTop: '1px solid #ececf3', padding: '8px 0 12px' }}>
        {tabs.map(([Icon, label], index) => (
          <a
            key={label}
            style={{
              flex: 1,
              textAlign: 'center',
              fontSize: 11,
              color: index ? '#8a8f99' : '#6d28d9',
              fontWeight: index ? 400 : 700,
            }}
          >
            <Icon size="extra-large" />
            <div>{label}</div>
          </a>
        ))}
      </nav>
    </div>
  );
};
createRoot(document.getElementById('root')!).render(
  <LocaleProvider locale={english}>
    <Page />
  </LocaleProvider>,
);
