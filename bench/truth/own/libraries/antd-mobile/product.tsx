import '@fontsource/nunito/400.css';
import '@fontsource/nunito/600.css';
import '@fontsource/nunito/700.css';
import '@fontsource/nunito/800.css';
import {
  Avatar,
  Button,
  Collapse,
  Divider,
  Footer,
  JumboTabs,
  List,
  NavBar,
  NoticeBar,
  ProgressBar,
  Rate,
  Selector,
  Space,
  Stepper,
  Tag,
} from 'antd-mobile';
import {
  HeartFill,
  HeartOutline,
  MoreOutline,
  SearchOutline,
  SendOutline,
  ShopbagOutline,
  TruckOutline,
} from 'antd-mobile-icons';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const voices = [
  {
    name: 'Malin R.',
    stars: 5,
    text: 'Kept my tea hot on a whole winter walk. The lid is easy with gloves.',
    seed: 441,
    date: '2 March',
  },
  {
    name: 'Owen P.',
    stars: 4,
    text: 'Great flask, the colour is a bit darker than in the picture.',
    seed: 447,
    date: '24 February',
  },
];
const more = [
  ['Trail mug', '€ 18', 72],
  ['Lunch box', '€ 27', 79],
  ['Cork sleeve', '€ 9', 88],
] as const;
const bars = [
  [5, 78],
  [4, 15],
  [3, 4],
  [2, 2],
  [1, 1],
] as const;

function Product() {
  return (
    <div className="page">
      <NavBar
        right={
          <Space style={{ '--gap': '16px' }}>
            <SearchOutline data-truth-name="search" fontSize={22} />
            <MoreOutline data-truth-name="more" fontSize={22} />
          </Space>
        }
      >
        Fjord & Kettle
      </NavBar>
      <div className="gallery">
        <img className="main" src={drawPicture('goods', 94, 480, 400)} alt="Flask in blue" />
        <Tag color="#0f766e" className="new" round>
          Tested 24 h
        </Tag>
        <span className="like" data-truth="button">
          <HeartFill data-truth-name="heart" fontSize={20} color="#e11d48" />
        </span>
      </div>
      <div className="thumbs">
        {[94, 95, 97, 99].map((seed, index) => (
          <img key={seed} className={index ? '' : 'on'} src={drawPicture('goods', seed, 88, 88)} alt="" />
        ))}
      </div>
      <section>
        <div className="between">
          <div>
            <h1>Fjord flask 0.75 l</h1>
            <p className="muted">Double-walled steel, 310 g</p>
          </div>
          <div className="price">
            <b>€ 34.90</b>
            <s>€ 42</s>
          </div>
        </div>
        <div className="stars">
          <Rate readOnly value={5} style={{ '--star-size': '16px', '--active-color': '#f59e0b' }} />
          <span>4.8</span>
          <a href="#r">212 reviews</a>
        </div>
      </section>
      <NoticeBar
        content="Order within 3 h 12 min: arrives tomorrow"
        color="info"
        icon={<TruckOutline data-truth-name="truck" />}
      />
      <section>
        <h3>Colour</h3>
        <Selector
          columns={3}
          defaultValue={['1']}
          options={[
            { label: 'Ice blue', value: '1' },
            { label: 'Moss', value: '2' },
            { label: 'Rust', value: '3', disabled: true },
          ]}
        />
        <div className="between gap">
          <h3>Pieces</h3>
          <Stepper defaultValue={2} min={1} max={9} />
        </div>
      </section>
      <Divider style={{ margin: 0 }} />
      <JumboTabs defaultActiveKey="1">
        <JumboTabs.Tab title="Details" description="Facts" key="1" />
        <JumboTabs.Tab title="Care" description="Cleaning" key="2" />
        <JumboTabs.Tab title="Delivery" description="2 ways" key="3" />
      </JumboTabs>
      <List mode="card">
        <List.Item extra="18/8 steel">Material</List.Item>
        <List.Item extra="24 h hot, 36 h cold">Holds</List.Item>
        <List.Item extra="10 years">Guarantee</List.Item>
        <List.Item arrowIcon onClick={() => undefined} extra="3 shops">
          Try it near you
        </List.Item>
      </List>
      <Collapse defaultActiveKey={['1']}>
        <Collapse.Panel key="1" title="Can it go in the dishwasher?">
          The flask yes, the lid no. Wash the lid by hand and let it dry open.
        </Collapse.Panel>
        <Collapse.Panel key="2" title="Is there a larger one?">
          x
        </Collapse.Panel>
      </Collapse>
      <section>
        <div className="between">
          <h3>Reviews</h3>
          <a href="#all">All 212</a>
        </div>
        <div className="score">
          <div>
            <b>4.8</b>
            <small>of 5</small>
          </div>
          <div className="bars">
            {bars.map(([star, share]) => (
              <div key={star}>
                <small>{star}</small>
                <ProgressBar percent={share} style={{ '--track-width': '6px', '--fill-color': '#f59e0b' }} />
              </div>
            ))}
          </div>
        </div>
        {voices.map((voice) => (
          <article key={voice.name} className="voice">
            <Avatar
              src={drawPicture('face', voice.seed, 80, 80)}
              style={{ '--size': '40px', '--border-radius': '50%' }}
            />
            <div>
              <div className="between">
                <b>{voice.name}</b>
                <small className="muted">{voice.date}</small>
              </div>
              <Rate readOnly value={voice.stars} style={{ '--star-size': '12px', '--active-color': '#f59e0b' }} />
              <p>{voice.text}</p>
            </div>
          </article>
        ))}
      </section>
      <section className="tint" data-truth="section">
        <h3>Goes well with it</h3>
        <div className="more">
          {more.map(([name, price, seed]) => (
            <div key={name} className="item" data-truth="card">
              <img src={drawPicture('goods', seed, 110, 100)} alt={name} />
              <b>{name}</b>
              <small>{price}</small>
            </div>
          ))}
        </div>
      </section>
      <Footer
        label="That is all"
        content="Fjord & Kettle, Bergen"
        chips={[{ text: 'Send back in 100 days' }, { text: 'Repair service' }]}
      />
      <div className="buy" data-truth="footer">
        <Button shape="rounded" fill="outline" color="primary">
          <HeartOutline data-truth-name="heart" />
        </Button>
        <Button shape="rounded" fill="outline" color="primary">
          <SendOutline data-truth-name="send" />
        </Button>
        <Button block shape="rounded" color="primary" size="large">
          <ShopbagOutline data-truth-name="shopbag" /> Add to bag · € 69.80
        </Button>
      </div>
    </div>
  );
}

const style = document.createElement('style');
style.textContent = `
:root:root{--adm-font-family:Nunito,sans-serif;--adm-color-primary:#0f766e;--adm-color-wathet:#e0f2f1}*{box-sizing:border-box}body{margin:0;font-family:Nunito,sans-serif;color:#1f2a2a;background:#fff}button,input{font-family:inherit}h1,h3,p{margin:0}h1{font-size:22px;font-weight:800}h3{font-size:16px;font-weight:800;margin-bottom:10px}.muted{color:#7a8a8a}.gallery{position:relative}.main{display:block;width:390px;height:325px;object-fit:cover}.new{position:absolute;left:16px;top:16px}.like{position:absolute;right:16px;bottom:16px;width:42px;height:42px;border-radius:50%;background:#fff;display:grid;place-items:center;box-shadow:0 2px 10px #0003}.thumbs{display:flex;gap:10px;padding:12px 16px 0}.thumbs img{width:60px;height:60px;border-radius:12px}.thumbs .on{outline:2px solid #0f766e;outline-offset:2px}section{padding:16px}.between{display:flex;justify-content:space-between;align-items:center}.gap{margin-top:18px}.gap h3{margin:0}.price{text-align:right}.price b{font-size:22px;color:#0f766e;display:block}.price s{color:#9aa8a8}.stars{display:flex;gap:10px;align-items:center;margin-top:8px}a{color:#0f766e;font-weight:700;text-decoration:none}
.score{display:flex;gap:22px;align-items:center;margin-bottom:8px}.score b{font-size:42px;line-height:1;display:block}.bars{flex:1}.bars>div{display:flex;align-items:center;gap:10px}.bars>div>:last-child{flex:1}.voice{display:flex;gap:12px;padding:12px 0;border-top:1px solid #e8eeee}.voice>div:last-child{flex:1}.voice p{margin-top:4px;line-height:1.45}.tint{background:#f1f7f6}.more{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.item{background:#fff;border-radius:14px;overflow:hidden;padding-bottom:10px}.item img{width:100%;height:92px;object-fit:cover;display:block;margin-bottom:8px}.item b,.item small{display:block;padding:0 10px}.buy{display:flex;gap:10px;padding:12px 16px;border-top:1px solid #e8eeee;background:#fff;align-items:center}.adm-footer{padding:16px 0}`;
document.head.append(style);
createRoot(document.getElementById('root')!).render(<Product />);
