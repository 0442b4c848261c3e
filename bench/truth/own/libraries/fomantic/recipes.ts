import 'fomantic-ui-css/semantic.css';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import '@fontsource/playfair-display/700.css';
import { drawPicture } from '../../shared/draw-picture.ts';
import './recipes.css';

const dishes = [
  ['Lemon barley soup', 'Soup', '35 min', 'olive', 4, 128, 18],
  ['Plum and rye tart', 'Baking', '80 min', 'violet', 5, 311, 36],
  ['Charred leek salad', 'Salad', '20 min', 'teal', 4, 96, 50],
  ['Smoked trout toast', 'Quick', '15 min', 'orange', 3, 54, 8],
] as const;
const stars = (count: number) =>
  `<span class="stars">${[1, 2, 3, 4, 5].map((star) => `<i class="${star <= count ? 'yellow' : 'grey'} star icon"></i>`).join('')}</span>`;

document.body.innerHTML = `
<section class="cover" data-truth="image" style="background-image:url(${drawPicture('room', 9, 1440, 560)})"><div class="shade">
  <header class="ui container"><nav class="ui large secondary inverted menu"><div class="item brand"><svg data-truth="logo" aria-label="Saltspoon" width="150" height="34" viewBox="0 0 150 34"><circle cx="15" cy="12" r="9" fill="#fff"/><path d="M13 20h4v13h-4z" fill="#fff"/><text x="34" y="25" font-family="Playfair Display" font-weight="700" font-size="23" fill="#fff">Saltspoon</text></svg></div><a href="#" class="active item">Recipes</a><a href="#" class="item">Seasons</a><a href="#" class="item">School</a><div class="ui dropdown item">More <i class="dropdown icon"></i></div><div class="right menu"><a href="#" class="item"><i class="bookmark outline icon"></i>Saved <div class="ui red label">7</div></a><div class="item"><a href="#" class="ui inverted button">Log in</a></div></div></nav></header>
  <div class="ui container center aligned hero"><div class="ui orange label">Cooking since 2014</div><h1>What is in your kitchen tonight?</h1><p>2,300 honest recipes, tested twice, written for people with one pan.</p><div class="ui huge icon input search-box"><input placeholder="Try “leeks, lemon, barley”"><i class="search icon"></i></div><div class="chips">${['Under 20 minutes', 'One pot', 'Vegan', 'For guests'].map((name) => `<a href="#" class="ui large circular label" data-truth="badge">${name}</a>`).join('')}</div></div></div></section>
<main class="ui container">
  <h2 class="ui header section-title"><i class="leaf icon green"></i><div class="content">This week<div class="sub header">Picked from the market in May</div></div></h2>
  <div class="ui four stackable cards">${dishes.map(([title, kind, time, color, score, votes, seed]) => `<div class="ui ${color} card"><div class="image"><img alt="${title}" src="${drawPicture('goods', seed, 520, 360)}"><a href="#" class="ui ${color} ribbon label" data-truth="badge">${kind}</a></div><div class="content"><div class="header">${title}</div><div class="meta">${stars(score)} ${votes} votes</div><div class="description">Bright, quick and better on the second day. Serves four hungry people.</div></div><div class="extra content"><span class="right floated"><i class="heart outline icon"></i>Save</span><i class="clock outline icon"></i>${time}</div></div>`).join('')}</div>
  <div class="ui segment two column very relaxed stackable grid story"><div class="column"><img class="ui fluid rounded image" alt="A kitchen by the sea" src="${drawPicture('landscape', 18, 560, 320)}"></div><div class="middle aligned column"><div class="ui sub header orange">The long table</div><h2 class="ui header">How a fishing village feeds two hundred guests with four pots</h2><p>Once a year every door on the quay stays open. We helped to peel, stir and wash up, and came home with five recipes that feed a street.</p><div class="ui horizontal list"><div class="item"><img class="ui avatar image" alt="Bea Lund" src="${drawPicture('face', 16, 64, 64)}"><div class="content"><div class="header">Bea Lund</div>12 min read</div></div></div><p><button class="ui orange right labeled icon button"><i class="right arrow icon"></i>Read the story</button></p></div></div>
  <div class="ui four small statistics">${[
    ['utensils', '2,300', 'Recipes'],
    ['users', '84 k', 'Cooks'],
    ['star', '4.7', 'Mean score'],
    ['comments', '61 k', 'Tips'],
  ]
    .map(
      ([icon, value, label]) =>
        `<div class="statistic"><div class="value"><i class="${icon} icon orange"></i> ${value}</div><div class="label">${label}</div></div>`,
    )
    .join('')}</div>
  <div class="ui placeholder-free center aligned segment letter"><h3 class="ui icon header"><i class="envelope open outline icon"></i>Sunday letter<div class="sub header">Five dinners and one shopping list. Free, every week.</div></h3><div></div><div class="ui action input"><input placeholder="Email address"><button class="ui orange button">Sign up</button></div></div>
</main>
<footer class="ui inverted vertical segment foot"><div class="ui container"><div class="ui inverted stackable divided grid"><div class="six wide column"><h4 class="ui inverted header">Saltspoon</h4><p>A kitchen with a printing press.</p><i class="circular inverted link rss icon"></i><i class="circular inverted link youtube icon"></i><i class="circular inverted link instagram icon"></i></div>${[
  ['Cook', 'Seasons', 'Techniques', 'Menus'],
  ['About', 'Team', 'Jobs', 'Contact'],
  ['Legal', 'Imprint', 'Privacy', 'Cookies'],
]
  .map(
    ([title, ...links]) =>
      `<div class="three wide column"><h4 class="ui inverted header">${title}</h4><div class="ui inverted link list">${links.map((link) => `<a href="#" class="item">${link}</a>`).join('')}</div></div>`,
  )
  .join('')}</div></div></footer>`;
