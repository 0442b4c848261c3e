import '@fontsource/nunito/400.css';
import '@fontsource/nunito/600.css';
import '@fontsource/nunito/700.css';
import '@fontsource/nunito/800.css';
import { Badge, Button, CapsuleTabs, Card, Grid, Rate, SearchBar, TabBar, Tag } from 'antd-mobile';
import {
  AppOutline,
  BellOutline,
  ClockCircleOutline,
  DownOutline,
  EnvironmentOutline,
  HeartOutline,
  MessageOutline,
  RightOutline,
  ShopbagOutline,
  UserOutline,
} from 'antd-mobile-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const kinds = [
  ['Bowls', 11, '#ffe8d6'],
  ['Pizza', 15, '#fde2e4'],
  ['Curry', 26, '#fff1c1'],
  ['Sushi', 33, '#dff3e4'],
  ['Cakes', 42, '#e8e4fb'],
] as const;
const places = [
  {
    name: 'Nonna Pia',
    note: 'Pasta, salads',
    stars: 4.5,
    time: '20–30 min',
    fee: 'Free',
    seed: 51,
    tag: '−15 %',
    far: '0.8 km',
  },
  {
    name: 'Little Saigon',
    note: 'Noodle soups, rolls',
    stars: 5,
    time: '25–35 min',
    fee: '€ 1.90',
    seed: 58,
    far: '1.4 km',
  },
];

function Delivery() {
  return (
    <div className="page">
      <header>
        <div className="place">
          <EnvironmentOutline data-truth-name="environment" fontSize={22} color="#ff6a3d" />
          <div>
            <small>Deliver to</small>
            <b>
              Kastanienallee 14 <DownOutline data-truth-name="down" fontSize={12} />
            </b>
          </div>
        </div>
        <Badge content="3">
          <BellOutline data-truth-name="bell" fontSize={24} />
        </Badge>
      </header>
      <div className="pad">
        <SearchBar
          placeholder="Dishes or restaurants"
          style={{ '--border-radius': '14px', '--height': '42px', '--background': '#f4f0ec' }}
        />
      </div>
      <div className="pad">
        <div className="banner" data-truth="card">
          <div>
            <Tag color="#ffffff" fill="outline" round>
              Only today
            </Tag>
            <h2>
              Two bowls,
              <br />
              one price
            </h2>
            <Button size="mini" shape="rounded" style={{ '--text-color': '#ff4d2e', '--border-color': '#fff' }}>
              Order now
            </Button>
          </div>
          <img src={drawPicture('goods', 67, 230, 230)} alt="A bowl" />
        </div>
      </div>
      <Grid columns={5} gap={4} className="kinds">
        {kinds.map(([name, seed, tone]) => (
          <Grid.Item key={name}>
            <span className="kind" style={{ background: tone }}>
              <img data-truth="image" src={drawPicture('goods', seed, 84, 84)} alt="" />
            </span>
            {name}
          </Grid.Item>
        ))}
      </Grid>
      <div className="head">
        <h3>Near you</h3>
        <a href="#all">
          See all <RightOutline data-truth-name="right" fontSize={12} />
        </a>
      </div>
      <CapsuleTabs defaultActiveKey="1">
        <CapsuleTabs.Tab title="All" key="1" />
        <CapsuleTabs.Tab title="Fast" key="2" />
        <CapsuleTabs.Tab title="Vegan" key="3" />
        <CapsuleTabs.Tab title="Top rated" key="4" />
      </CapsuleTabs>
      <div className="places">
        {places.map((place) => (
          <Card key={place.name} bodyStyle={{ padding: 0 }} className="shop">
            <div className="shot">
              <img src={drawPicture('room', place.seed, 660, 216)} alt={place.name} />
              {place.tag && (
                <Tag color="danger" className="off">
                  {place.tag}
                </Tag>
              )}
              <span className="like" data-truth="button">
                <HeartOutline data-truth-name="heart" fontSize={16} />
              </span>
            </div>
            <div className="facts">
              <div className="between">
                <b>{place.name}</b>
                <span className="fee">{place.fee}</span>
              </div>
              <small>{place.note}</small>
              <div className="between meta">
                <Rate
                  readOnly
                  allowHalf
                  value={place.stars}
                  style={{ '--star-size': '13px', '--active-color': '#ff9f1c' }}
                />
                <span>
                  <ClockCircleOutline data-truth-name="clock-circle" /> {place.time}
                </span>
                <span>{place.far}</span>
              </div>
            </div>
          </Card>
        ))}
      </div>
      <div className="dock">
        <div className="cart" data-truth="button">
          <Badge content="2" style={{ '--color': '#ff6a3d' }}>
            <ShopbagOutline data-truth-name="shopbag" fontSize={24} />
          </Badge>
          <b>View your bag</b>
          <span>€ 23.40</span>
        </div>
        <TabBar className="tabs" activeKey="home">
          <TabBar.Item key="home" icon={<AppOutline data-truth-name="app" />} title="Home" />
          <TabBar.Item
            key="orders"
            icon={<ShopbagOutline data-truth-name="shopbag" />}
            title="Orders"
            badge={Badge.dot}
          />
          <TabBar.Item key="help" icon={<MessageOutline data-truth-name="message" />} title="Help" badge="5" />
          <TabBar.Item key="me" icon={<UserOutline data-truth-name="user" />} title="Me" />
        </TabBar>
      </div>
    </div>
  );
}

const style = document.createElement('style');
style.textContent = `
:root:root{--adm-font-family:Nunito,sans-serif;--adm-color-primary:#ff6a3d}*{box-sizing:border-box}body{margin:0;font-family:Nunito,sans-serif;color:#2d2320}button,input{font-family:inherit}h2,h3{margin:0}.page{height:844px;overflow:hidden;position:relative;background:#fff}header{display:flex;justify-content:space-between;align-items:center;padding:12px 20px 8px}.place{display:flex;gap:8px;align-items:center;line-height:1.25}.place small{display:block;color:#958a84}.place b{font-size:16px}.pad{padding:4px 16px}
.banner{display:flex;border-radius:22px;background:linear-gradient(110deg,#ff4d2e,#ffa24d);color:#fff;overflow:hidden;height:132px;margin:4px 0}.banner>div{padding:14px 18px;flex:1}.banner h2{font-size:21px;line-height:1.15;font-weight:800;margin:6px 0 8px}.banner img{width:132px;height:132px;object-fit:cover}.banner .adm-tag{--background-color:transparent;--text-color:#fff;--border-color:#fff}
.kinds{padding:8px 12px 4px;text-align:center;font-size:13px;font-weight:600}.kind{display:grid;place-items:center;width:58px;height:58px;border-radius:20px;margin:0 auto 4px}.kind img{width:38px;height:38px;border-radius:50%}.head{display:flex;justify-content:space-between;padding:6px 20px 0;align-items:end}.head h3{font-size:19px;font-weight:800}.head a{color:#ff6a3d;text-decoration:none;font-weight:700}.adm-capsule-tabs-header{padding:8px 16px!important;border:0!important}
.places{padding:0 16px;display:flex;flex-direction:column;gap:12px}.shop{border-radius:18px;box-shadow:0 4px 16px #5a3a2a1f;padding:0;overflow:hidden}.shot{position:relative;height:100px}.shot img{width:100%;height:100%;object-fit:cover;display:block}.off{position:absolute;left:10px;top:10px}.like{position:absolute;right:10px;top:10px;width:30px;height:30px;background:#fff;border-radius:50%;display:grid;place-items:center}.facts{padding:8px 14px 10px}.between{display:flex;justify-content:space-between;align-items:center}.facts b{font-size:16px}.facts small{color:#958a84}.fee{color:#00a15c;font-weight:700}.meta{font-size:13px;color:#6e635d;margin-top:2px}
.dock{position:absolute;left:0;right:0;bottom:0;background:#fff;padding-top:10px;border-top:1px solid #eee6e0}.cart{margin:0 16px 8px;height:52px;border-radius:18px;background:#2d2320;color:#fff;display:flex;align-items:center;gap:14px;padding:0 18px;font-size:16px}.cart b{flex:1}.tabs{background:#fff;height:56px}`;
document.head.append(style);
createRoot(document.getElementById('root')!).render(<Delivery />);
