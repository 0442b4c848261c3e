import { drawPicture } from '../../shared/draw-picture.ts';
import { icon, show } from './frame.ts';
import './hotel.css';

const rooms = [
  ['Harbour room', '24 m², two windows', '140', '4.8', 'success', 'Breakfast', 12],
  ['Captain’s loft', '42 m², bath under the roof', '230', '4.9', 'danger', 'Last two', 40],
  ['Garden suite', '55 m², own terrace', '310', '4.9', 'info', 'New', 28],
] as const;
const extras = [
  ['pool', 'Sea pool', '28 degrees, all year'],
  ['silverware-fork-knife', 'Kitchen', 'Open until eleven'],
  ['spa', 'Sauna', 'With a view of the lighthouse'],
  ['bike', 'Bikes', 'Free, also for children'],
  ['dog-side', 'Dogs', 'Welcome, with a bowl'],
  ['ferry', 'Boat', 'Twice a day to the islands'],
];
const field = (label: string, value: string, name: string) =>
  `<div class="col"><div class="form-outline"><i class="mdi mdi-${name} trailing"></i><input class="form-control form-control-lg form-icon-trailing active" value="${value}"><label class="form-label">${label}</label></div></div>`;

show(`
<header class="cover bg-image" data-truth="image" style="background-image:url(${drawPicture('landscape', 107, 1440, 660)})"><div class="mask">
<nav class="navbar navbar-expand navbar-dark shadow-0 py-3"><div class="container"><a class="navbar-brand d-flex align-items-center gap-2 fw-bold" href="#"><svg data-truth="logo" aria-label="Hotel Leuchtfeuer" width="30" height="36" viewBox="0 0 30 36"><path d="M11 10h8l3 24H8zM9 6h12v4H9zM15 0l5 5H10z" fill="#fff"/><path d="M0 5l8 2-8 4zM30 5l-8 2 8 4z" fill="#ffd54f"/></svg>Leuchtfeuer</a><ul class="navbar-nav ms-auto gap-3">${['Rooms', 'Kitchen', 'Sea pool', 'Getting here'].map((link) => `<li class="nav-item"><a class="nav-link text-white" href="#">${link}</a></li>`).join('')}</ul><div class="ms-4 d-flex align-items-center gap-3"><span class="text-white">DE · <b>EN</b></span><button class="btn btn-warning btn-rounded">Book</button></div></div></nav>
<div class="container text-white" style="padding-top:96px"><span class="pill badge rounded-pill px-3 py-2 mb-3">${icon('star-four-points', 'me-1')} Small hotel of the year 2025</span><h1 class="display-3 fw-bold mb-3" style="max-width:640px">Fall asleep to the sound of the tide</h1><p class="lead mb-4" style="max-width:520px">Nineteen rooms, one long table and a lighthouse that has been blinking since 1884.</p><button class="btn btn-primary btn-lg btn-rounded me-3">Find a room</button><button class="btn btn-outline-light btn-lg btn-rounded">${icon('play-circle-outline', 'me-2')}Take a look</button></div></div></header>
<main class="container"><form class="card booking shadow-5-strong"><div class="card-body p-4"><div class="row g-3 align-items-center">${field('Arrival', 'Fri, 12 June', 'calendar')}${field('Departure', 'Mon, 15 June', 'calendar')}${field('Guests', '2 adults, 1 child', 'account-multiple')}<div class="col-auto"><button class="btn btn-primary btn-lg" type="button">Check</button></div></div><div class="d-flex gap-4 mt-3 small text-muted"><div class="form-check"><input class="form-check-input" type="checkbox" checked><label class="form-check-label">With breakfast</label></div><div class="form-check"><input class="form-check-input" type="checkbox"><label class="form-check-label">We bring a dog</label></div></div></div></form>
<section class="py-5 mt-4"><div class="d-flex align-items-end mb-4"><div><h2 class="fw-bold mb-1">Rooms</h2><p class="text-muted mb-0">Every one looks at the water or at the old garden.</p></div><a class="ms-auto" href="#">All 19 rooms ${icon('arrow-right')}</a></div><div class="row">${rooms.map(([name, text, price, score, tone, tag, seed]) => `<div class="col-4"><div class="card shadow-2-strong h-100"><div class="bg-image position-relative"><img class="img-fluid rounded-top w-100" style="height:230px;object-fit:cover" alt="${name}" src="${drawPicture('room', seed, 600, 360)}"><span class="badge badge-${tone} position-absolute top-0 start-0 m-3">${tag}</span></div><div class="card-body"><div class="d-flex"><h3 class="card-title h5">${name}</h3><span class="ms-auto">${icon('star', 'stars')} ${score}</span></div><p class="card-text text-muted">${text}</p><div class="d-flex align-items-center"><span><b class="fs-4 text-dark">€ ${price}</b> a night</span><button class="btn btn-outline-primary btn-rounded ms-auto">Choose</button></div></div></div></div>`).join('')}</div></section>
<section class="py-4"><div class="row g-4">${extras.map(([name, title, text]) => `<div class="col-4 d-flex align-items-center gap-3"><span class="d-inline-flex align-items-center justify-content-center rounded-circle bg-primary-subtle text-primary fs-4" style="width:56px;height:56px" >${icon(name!)}</span><div><h4 class="h6 fw-bold mb-1">${title}</h4><p class="text-muted mb-0">${text}</p></div></div>`).join('')}</div></section></main>
<section class="quote py-5 mt-5"><div class="container text-center" style="max-width:760px"><img class="rounded-circle shadow-4 mb-4" width="96" height="96" alt="Signe Dahl" src="${drawPicture('face', 40, 192, 192)}"><div class="stars fs-4 mb-3">${icon('star').repeat(5)}</div><p class="lead">“We came for two nights and stayed for six. My son still draws the lighthouse every day.”</p><p class="text-muted">Signe Dahl, guest in May</p></div></section>
<footer class="bg-dark text-white-50"><div class="container py-5"><div class="row"><div class="col-4"><h5 class="text-white">Hotel Leuchtfeuer</h5><p>Am alten Leuchtturm 3, 25999 Hallig Ost</p>${['instagram', 'email-outline', 'phone-outline'].map((name) => `<a class="btn btn-outline-light btn-floating me-2" href="#" aria-label="${name}">${icon(name)}</a>`).join('')}</div>${[
  ['Stay', 'Rooms', 'Offers', 'Vouchers'],
  ['House', 'Kitchen', 'Sea pool', 'Weddings'],
  ['Help', 'Contact', 'Jobs', 'Imprint'],
]
  .map(
    ([title, ...links]) =>
      `<div class="col"><h6 class="text-white text-uppercase">${title}</h6>${links.map((link) => `<p class="mb-1">${link}</p>`).join('')}</div>`,
  )
  .join('')}</div></div></footer>`);
