import 'fomantic-ui-css/semantic.css';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import { drawPicture } from '../../shared/draw-picture.ts';

const face = (seed: number) => drawPicture('face', seed, 80, 80);
const feed = [
  [
    'Wanda Ekholm',
    'commented on <a href="#">Cold frames in April</a>',
    '1 hour ago',
    'Mine stay open from ten to four. The lettuce does not mind a cool night.',
    12,
    11,
  ],
  ['Wanda Ekholm', 'added three photos to <a href="#">North bed</a>', '3 hours ago', '', 24, 11],
  [
    'Paul Adeyemi',
    'asked a question in <a href="#">Compost</a>',
    'Yesterday',
    'Can I add the ash of a wood stove, and how much of it?',
    5,
    22,
  ],
] as const;
const week = [3, 6, 4, 8, 7, 11, 9];

document.body.style.background = '#f4f5f4';
document.body.innerHTML = `
<header class="ui top attached inverted green menu" style="border-radius:0"><div class="ui container"><div class="header item"><i class="seedling icon" data-truth="logo"></i>Allotment</div><a href="#" class="item">Feed</a><a href="#" class="item">Groups</a><a href="#" class="active item">People</a><a href="#" class="item">Swap <div class="ui yellow label">5</div></a><div class="right menu"><div class="item"><div class="ui icon input"><input placeholder="Search"><i class="search link icon"></i></div></div><a href="#" class="item"><i class="bell icon"></i></a><a href="#" class="item"><img class="ui avatar image" alt="You" src="${face(33)}">Ida <i class="dropdown icon"></i></a></div></div></header>
<main class="ui container" style="padding-top:20px"><div class="ui grid">
<div class="five wide column"><div class="ui fluid card"><div class="image"><img alt="Wanda’s garden" src="${drawPicture('landscape', 19, 664, 280)}"></div><div class="content center aligned"><img class="ui tiny circular image" style="margin-top:-56px;border:4px solid #fff" alt="Wanda Ekholm" src="${drawPicture('face', 11, 160, 160)}"><div class="header">Wanda Ekholm</div><div class="meta">Grows in zone 6, since 2019</div><div class="description">Vegetables first, flowers where they fit. Ask me about leeks.</div><div style="margin-top:12px"><span class="ui green basic label">Leeks</span><span class="ui teal basic label">Seed saving</span><span class="ui brown basic label">Compost</span></div></div><div class="extra content"><div class="ui two buttons"><button class="ui green button">Follow</button><button class="ui basic button"><i class="envelope icon"></i>Message</button></div></div></div>
<div class="ui segments"><div class="ui segment"><div class="ui three mini statistics" style="margin:0"><div class="statistic"><div class="value">248</div><div class="label">Posts</div></div><div class="statistic"><div class="value">1.4 k</div><div class="label">Friends</div></div><div class="statistic"><div class="value">36</div><div class="label">Seeds</div></div></div></div><div class="ui segment"><b>Level 4, gardener</b><div class="ui small green progress" style="margin:12px 0 4px"><div class="bar" style="width:64%;min-width:0"></div></div><span style="color:#888">64 of 100 points</span></div></div></div>
<div class="eleven wide column"><div class="ui top attached tabular menu"><a href="#" class="active item">Activity</a><a href="#" class="item">Beds</a><a href="#" class="item">Photos <div class="ui mini label">86</div></a><a href="#" class="item">Swaps</a><div class="right menu"><div class="item"><div class="ui mini basic buttons"><button class="ui active button">Week</button><button class="ui button">Year</button></div></div></div></div>
<div class="ui bottom attached segment"><div class="ui comments" style="max-width:none;margin:0"><div class="ui feed">${feed.map(([name, what, time, text, likes, seed], index) => `<div class="event"><div class="label"><img alt="${name}" src="${face(seed)}"></div><div class="content"><div class="summary"><a href="#" class="user">${name}</a> ${what}<div class="date">${time}</div></div>${text ? `<div class="extra text">${text}</div>` : ''}${index === 1 ? `<div class="extra images">${[107, 9, 20].map((photo) => `<img alt="" src="${drawPicture('landscape', photo, 240, 160)}">`).join('')}</div>` : ''}<div class="meta"><a href="#" class="like"><i class="${index === 1 ? 'red' : ''} heart icon"></i>${likes} likes</a><a href="#"><i class="reply icon"></i>Answer</a></div></div></div>`).join('')}</div></div>
<div class="ui divider"></div><form class="ui reply form"><div class="field"><textarea rows="2" placeholder="Write to Wanda"></textarea></div><div class="ui toggle checkbox" style="float:right;margin-top:8px"><input type="checkbox" checked><label>Tell me about answers</label></div><button class="ui green labeled icon button" type="button"><i class="paper plane icon"></i>Send</button></form></div>
<div class="ui two column grid"><div class="column"><div class="ui segment"><h4 class="ui dividing header">Harvest this week, kg</h4><div style="display:flex;gap:14px;align-items:flex-end;height:84px" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'bar', series: [{ name: 'kg', color: '#21ba45', values: week }], axis: [0, 12] })}'>${week.map((value) => `<div style="flex:1;height:${value * 7}px;background:#21ba45;border-radius:3px 3px 0 0"></div>`).join('')}</div></div></div><div class="column"><div class="ui segment"><h4 class="ui dividing header">Looking for</h4><div class="ui relaxed list"><div class="item"><i class="check circle green icon"></i><div class="content">Blue potatoes, 20 pieces</div></div><div class="item"><i class="hourglass half orange icon"></i><div class="content">A second rain barrel</div></div><div class="item"><i class="hourglass half orange icon"></i><div class="content">Help with a fence in June</div></div></div></div></div></div>
</div></div></main>`;
