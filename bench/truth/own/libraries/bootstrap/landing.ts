import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import '@fontsource/plus-jakarta-sans/400.css';
import '@fontsource/plus-jakarta-sans/500.css';
import '@fontsource/plus-jakarta-sans/600.css';
import '@fontsource/plus-jakarta-sans/700.css';
import '@fontsource/plus-jakarta-sans/800.css';
import { drawPicture } from '../../shared/draw-picture.ts';
import './landing.css';

const wordmark = (name: string, mark: string, width: number) =>
  `<svg data-truth="logo" aria-label="${name}" width="${width}" height="28" viewBox="0 0 ${width} 28" fill="#98a2b3">${mark}<text x="36" y="21" font-family="Plus Jakarta Sans" font-size="20" font-weight="800" letter-spacing="-0.5">${name}</text></svg>`;
const logos = [
  wordmark('Halden', '<path d="M4 4h8v20H4zM16 4h8v9h-8zM16 16h8v8h-8z"/>', 120),
  wordmark('northbay', '<circle cx="14" cy="14" r="11"/><circle cx="18" cy="11" r="6" fill="#f8f9fc"/>', 138),
  wordmark('Oxbow', '<path d="M2 22 14 4l12 18h-7l-5-8-5 8z"/>', 112),
  wordmark('Pinefield', '<path d="M14 2 4 16h6l-4 8h16l-4-8h6z"/>', 136),
  wordmark('kumo.io', '<path d="M8 22a6 6 0 0 1 0-12 8 8 0 0 1 15-1 6.500 6.500 0 0 1-1 13z"/>', 122),
  wordmark('Vantage', '<path d="M2 5h7l5 12 5-12h7l-9 19h-6z"/>', 126),
];

const features = [
  [
    'inbox',
    'primary',
    'One shared inbox',
    'Email, chat and text messages arrive in one queue, so nobody answers the same customer twice.',
  ],
  [
    'lightning-charge',
    'warning',
    'Rules that sort for you',
    'Route by topic, language or plan. Most teams sort 70 % of their mail without touching it.',
  ],
  [
    'chat-square-quote',
    'success',
    'Replies you can reuse',
    'Save your best answers with placeholders and find them again by typing a slash.',
  ],
  [
    'people',
    'danger',
    'Work together quietly',
    'Leave a note, mention a colleague or hand over a thread. Customers never see it.',
  ],
  [
    'graph-up-arrow',
    'info',
    'Reports people read',
    'First reply time, busy hours and happy customers on one page, sent every Monday.',
  ],
  [
    'shield-check',
    'secondary',
    'Safe by default',
    'Single sign-on, roles and an audit log are part of every plan, not an extra.',
  ],
];
const quotes = [
  [
    'We halved our reply time in the first month, and nobody had to work late for it.',
    'Ines Duarte',
    'Head of Support, Halden',
    11,
  ],
  [
    'The team stopped forwarding mails to each other. That alone was worth the price.',
    'Jonas Meier',
    'Operations, Pinefield',
    24,
  ],
  [
    'I set up the rules on a Friday afternoon. On Monday the inbox was simply calm.',
    'Priya Nair',
    'Founder, Oxbow',
    35,
  ],
];
const plans = [
  [
    'Starter',
    '0',
    'For two people who share one address.',
    ['2 seats', '1 shared inbox', '30 days of history'],
    'Start for free',
    false,
  ],
  [
    'Team',
    '19',
    'For growing teams that answer every day.',
    ['Unlimited seats', '10 shared inboxes', 'Rules and saved replies', 'Weekly report'],
    'Try it for 14 days',
    true,
  ],
  [
    'Business',
    '39',
    'For several teams with rules to follow.',
    ['Everything in Team', 'Single sign-on', 'Audit log', 'Named contact'],
    'Talk to sales',
    false,
  ],
] as const;
const faq = [
  [
    'Can I keep my current email address?',
    'Yes. Forward your address to Brightdesk and replies go out under the same name. You can switch back at any time.',
  ],
  ['Is there a limit on messages?'],
  ['What happens after the trial?'],
  ['Do you offer a discount for charities?'],
];
const stars = '<i class="bi bi-star-fill"></i>'.repeat(5);
const threads = [
  ['Maya Lindqvist', 'Delivery to a second address', '09:42', 'Shipping', 'primary', 3, true],
  ['Tom Okafor', 'Wrong size, can I swap it?', '09:31', 'Returns', 'warning', 8, false],
  ['Studio Verde', 'Invoice for March', '09:12', 'Billing', 'success', 14, false],
  ['Lea Fontaine', 'Gift card does not work', '08:58', 'Urgent', 'danger', 19, false],
  ['Ruben Castro', 'Thank you!', '08:40', 'Praise', 'info', 27, false],
] as const;

document.body.innerHTML = `
<div class="hero position-relative text-white">
  <header class="container py-3"><nav class="navbar navbar-expand navbar-dark p-0">
    <a class="navbar-brand fw-bold d-flex align-items-center gap-2" href="#"><svg data-truth="logo" aria-label="Brightdesk" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#fff"/><path d="M9 10h14v9h-5l-2 3-2-3H9z" fill="#6d3df5"/></svg>Brightdesk</a>
    <ul class="navbar-nav mx-auto gap-2"><li class="nav-item"><a class="nav-link active" href="#">Product</a></li><li class="nav-item"><a class="nav-link" href="#">Customers</a></li><li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#">Resources</a></li><li class="nav-item"><a class="nav-link" href="#">Pricing</a></li></ul>
    <a class="btn btn-link text-white text-decoration-none me-2" href="#">Sign in</a><a class="btn btn-light fw-semibold rounded-pill px-3" href="#">Start free</a>
  </nav></header>
  <div class="container text-center hero-copy">
    <span class="badge rounded-pill hero-pill fw-medium"><span class="badge rounded-pill text-bg-light me-2">New</span>Brightdesk now answers in 14 languages <i class="bi bi-arrow-right ms-1"></i></span>
    <h1 class="display-3 fw-bold mt-4 mb-3">Customer support that<br>feels like a good team</h1>
    <p class="lead mx-auto mb-4">Brightdesk brings every question into one calm inbox, sorts it and helps you answer while the customer is still there.</p>
    <div class="d-flex justify-content-center gap-3 mb-3"><a class="btn btn-light btn-lg fw-semibold text-primary" href="#">Try it for 14 days</a><a class="btn btn-outline-light btn-lg" href="#"><i class="bi bi-play-circle me-2"></i>Watch the tour</a></div>
    <small class="opacity-75">No card needed. Set up in ten minutes.</small>
  </div>
  <svg class="wave" data-truth="none" viewBox="0 0 1440 160" preserveAspectRatio="none"><path fill="#f8f9fc" d="M0 96c180 64 420 72 680 20s520-108 760-36v80H0z"/></svg>
</div>
<main>
<div class="container frame-wrap"><div class="frame card border-0 shadow-lg overflow-hidden">
  <div class="frame-bar d-flex align-items-center gap-2 px-3 border-bottom" ><i class="dot bg-danger"></i><i class="dot bg-warning"></i><i class="dot bg-success"></i><span class="mx-auto rounded-pill bg-body-secondary small text-secondary px-5 py-1"><i class="bi bi-lock-fill me-1"></i>app.brightdesk.example/inbox</span></div>
  <div class="d-flex">
    <div class="frame-side border-end p-3 small"><div class="fw-semibold mb-2">Inbox</div>${[
      ['inbox', 'Unassigned', '12', 1],
      ['person', 'Mine', '4', 0],
      ['at', 'Mentions', '', 0],
      ['clock', 'Snoozed', '2', 0],
      ['check2-circle', 'Closed', '', 0],
    ]
      .map(
        ([icon, name, count, on]) =>
          `<div class="d-flex align-items-center gap-2 rounded px-2 py-1 mb-1 ${on ? 'bg-primary-subtle text-primary-emphasis fw-semibold' : 'text-secondary'}"><i class="bi bi-${icon}"></i>${name}${count ? `<span class="badge ${on ? 'text-bg-primary' : 'text-bg-light'} ms-auto">${count}</span>` : ''}</div>`,
      )
      .join('')}</div>
    <div class="list-group list-group-flush flex-fill">${threads.map(([name, subject, time, tag, tone, seed, on]) => `<div class="list-group-item d-flex align-items-center gap-3 py-2 ${on ? 'bg-body-tertiary' : ''}"><img class="rounded-circle" width="36" height="36" alt="${name}" src="${drawPicture('face', seed, 72, 72)}"><div class="flex-fill small"><div class="fw-semibold">${name}</div><div class="text-secondary">${subject}</div></div><span class="badge rounded-pill bg-${tone}-subtle text-${tone}-emphasis">${tag}</span><small class="text-secondary">${time}</small></div>`).join('')}</div>
    <div class="frame-chat border-start p-3 small"><div class="d-flex justify-content-between mb-3"><b>Maya Lindqvist</b><span class="text-success"><i class="bi bi-circle-fill tiny"></i> Online</span></div><div class="bubble bg-body-secondary">Hello! Can you send half of the order to my studio?</div><div class="bubble bg-primary text-white ms-auto">Of course. Which address may I use?</div><div class="bubble bg-body-secondary">Harbour Road 12, second floor. Thank you!</div><div class="input-group input-group-sm mt-3"><input class="form-control" placeholder="Write a reply"><button class="btn btn-primary" aria-label="Send"><i class="bi bi-send"></i></button></div></div>
  </div></div></div>
<section class="container text-center py-5"><p class="text-secondary small fw-medium mb-4">Trusted by 4,200 teams that care about their customers</p><div class="d-flex justify-content-between align-items-center">${logos.join('')}</div></section>
<section class="container py-5"><div class="text-center mb-5"><div class="text-primary fw-semibold mb-2">Features</div><h2 class="fw-bold">Everything a support team needs</h2><p class="text-secondary">And nothing you have to explain to a new colleague twice.</p></div>
  <div class="row g-4">${features.map(([icon, tone, title, text]) => `<div class="col-4"><div class="card soft h-100 border-0"><div class="card-body p-4"><div class="tile bg-${tone}-subtle text-${tone} mb-3"><i class="bi bi-${icon}"></i></div><h3 class="h5 fw-bold">${title}</h3><p class="card-text text-secondary mb-0">${text}</p></div></div></div>`).join('')}</div></section>
<section class="stats text-white"><div class="container d-flex justify-content-between text-center py-5">${[
  ['4,200+', 'teams'],
  ['38 m', 'messages a year'],
  ['1 h 12 min', 'average first reply'],
  ['97 %', 'would recommend us'],
]
  .map(
    ([value, label]) =>
      `<div><div class="display-6 fw-bold">${value}</div><div class="opacity-75">${label}</div></div>`,
  )
  .join('')}</div></section>
<section class="container py-5"><h2 class="fw-bold text-center my-4">Kind words</h2><div class="row g-4">${quotes.map(([text, name, role, seed]) => `<div class="col-4"><figure class="card soft border-0 h-100 p-4 m-0"><div class="text-warning mb-3">${stars}</div><blockquote class="mb-4">“${text}”</blockquote><figcaption class="d-flex align-items-center gap-3 mt-auto"><img class="rounded-circle" width="48" height="48" alt="${name}" src="${drawPicture('face', seed as number, 96, 96)}"><div><div class="fw-semibold">${name}</div><small class="text-secondary">${role}</small></div></figcaption></figure></div>`).join('')}</div></section>
<section class="container py-5"><h2 class="fw-bold text-center mb-4">Simple pricing</h2><div class="d-flex justify-content-center mb-5"><div class="btn-group rounded-pill"><button class="btn btn-primary active">Monthly</button><button class="btn btn-outline-primary">Yearly <span class="badge text-bg-success ms-1">−20 %</span></button></div></div>
  <div class="row g-4 align-items-center">${plans.map(([name, price, text, points, action, best]) => `<div class="col-4"><div class="card ${best ? 'plan-best border-0 text-white' : 'soft border-0'} position-relative"><div class="card-body p-4">${best ? '<span class="position-absolute top-0 start-50 translate-middle badge rounded-pill text-bg-warning px-3 py-2">Most popular</span>' : ''}<h3 class="h5 fw-bold">${name}</h3><p class="${best ? 'opacity-75' : 'text-secondary'}">${text}</p><div class="mb-3"><span class="display-5 fw-bold">$${price}</span> <span class="${best ? 'opacity-75' : 'text-secondary'}">/ seat</span></div><ul class="list-unstyled mb-4">${points.map((point) => `<li class="mb-2"><i class="bi bi-check-circle-fill ${best ? '' : 'text-primary'} me-2"></i>${point}</li>`).join('')}</ul><a class="btn ${best ? 'btn-light text-primary' : 'btn-outline-primary'} w-100 fw-semibold" href="#">${action}</a></div></div></div>`).join('')}</div></section>
<section class="container py-5 faq"><h2 class="fw-bold text-center mb-4">Questions and answers</h2><div class="accordion">${faq.map(([question, answer]) => `<div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button ${answer ? '' : 'collapsed'}">${question}</button></h3>${answer ? `<div class="accordion-collapse collapse show"><div class="accordion-body text-secondary">${answer}</div></div>` : ''}</div>`).join('')}</div></section>
</main>
<footer class="bg-dark text-white-50 pt-5 pb-3"><div class="container"><div class="row mb-4"><div class="col-4"><div class="text-white fw-bold fs-5 mb-2">Brightdesk</div><p class="small">Calm software for people who answer customers all day.</p><div class="d-flex gap-3 fs-5"><i class="bi bi-mastodon"></i><i class="bi bi-linkedin"></i><i class="bi bi-youtube"></i></div></div>${[
  ['Product', 'Inbox', 'Rules', 'Reports', 'Changelog'],
  ['Company', 'About', 'Careers', 'Press', 'Contact'],
  ['Help', 'Guides', 'Status', 'Community', 'Security'],
]
  .map(
    ([title, ...links]) =>
      `<div class="col"><h4 class="h6 text-white">${title}</h4><ul class="list-unstyled small">${links.map((link) => `<li class="mb-1"><a class="link-light link-opacity-50 text-decoration-none" href="#">${link}</a></li>`).join('')}</ul></div>`,
  )
  .join(
    '',
  )}</div><hr><div class="d-flex justify-content-between small"><span>© 2026 Brightdesk Ltd.</span><span>Privacy · Terms · Imprint</span></div></div></footer>`;
