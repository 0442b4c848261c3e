import './style.css';
import '@fontsource-variable/source-sans-3';
import '@fontsource/fira-code/400.css';

const tree = [
  ['Start', ['Install', 'First job', 'Upgrade']],
  ['Guides', ['Queues', 'Retries', 'Schedules', 'Priorities', 'Tests']],
  ['Reference', ['Worker', 'Job', 'Events', 'Errors']],
] as const;
const options = [
  ['attempts', 'number', '5', 'How often a job is tried before it is parked.'],
  ['backoff', "'fixed' | 'double'", "'double'", 'How the pause between two tries grows.'],
  ['maxPauseMs', 'number', '60 000', 'No pause is longer than this.'],
  ['onPark', '(job) => void', '–', 'Called once, when the last try has failed.'],
];

document.documentElement.dataset.bsCore = 'modern';
document.body.innerHTML = `
<header class="navbar navbar-expand border-bottom px-4 py-2"><a class="navbar-brand fw-bold d-flex align-items-center gap-2" href="#"><svg data-truth="logo" aria-label="Treadle" width="30" height="30" viewBox="0 0 30 30"><circle cx="15" cy="15" r="13" fill="none" stroke="#2563eb" stroke-width="3"/><path d="M15 2v26M2 15h26M6 6l18 18M24 6 6 24" stroke="#2563eb" stroke-width="1.500"/></svg>Treadle <span class="badge text-bg-secondary fw-normal">v4.2</span></a><ul class="navbar-nav ms-4"><li class="nav-item"><a class="nav-link active" href="#">Docs</a></li><li class="nav-item"><a class="nav-link" href="#">Examples</a></li><li class="nav-item"><a class="nav-link" href="#">Changelog</a></li></ul><div class="ms-auto position-relative" style="width:280px"><i class="ti ti-search position-absolute" style="left:12px;top:11px"></i><input class="form-control ps-5" placeholder="Search the docs"></div><button class="btn btn-outline-secondary ms-3"><i class="ti ti-brand-git me-1"></i>Source</button><button class="btn ms-1" aria-label="Dark mode"><i class="ti ti-moon fs-5"></i></button></header>
<div class="d-flex" style="height:843px"><aside class="border-end p-4 overflow-hidden" style="width:260px"><nav>${tree.map(([title, pages]) => `<h6 class="text-uppercase text-body-secondary small fw-semibold mt-2">${title}</h6><ul class="nav nav-pills flex-column mb-3">${pages.map((page) => `<li class="nav-item"><a class="nav-link py-1 px-3 ${page === 'Retries' ? 'active' : 'text-body'}" href="#">${page}${page === 'Priorities' ? '<span class="badge text-bg-success ms-2">New</span>' : ''}</a></li>`).join('')}</ul>`).join('')}</nav></aside>
<main class="flex-fill px-5 py-4 overflow-hidden"><nav><ol class="breadcrumb small mb-2"><li class="breadcrumb-item"><a href="#">Docs</a></li><li class="breadcrumb-item"><a href="#">Guides</a></li><li class="breadcrumb-item active">Retries</li></ol></nav><h1 class="fw-bold">Retries</h1><p class="lead text-body-secondary">A job that fails is tried again after a pause. You decide how often, and what happens when nothing helps.</p>
<h2 class="h4 fw-bold mt-4" id="use">Use it</h2><p>Pass <code>retry</code> when you create the worker. The pause doubles with each try, so that a busy service gets time to recover.</p>
<div class="code mb-3"><div class="code-head d-flex align-items-center px-3 py-2"><ul class="nav gap-3"><li class="text-white border-bottom border-2 border-primary">worker.ts</li><li class="c">worker.py</li><li class="c">Worker.java</li></ul><button class="btn btn-sm ms-auto py-0 text-white-50"><i class="ti ti-copy me-1"></i>Copy</button></div><pre><code><span class="k">import</span> { createWorker } <span class="k">from</span> <span class="s">'treadle'</span>;

<span class="k">const</span> worker = <span class="f">createWorker</span>(<span class="s">'invoices'</span>, {
  retry: { attempts: <span class="n">5</span>, backoff: <span class="s">'double'</span> },
  <span class="f">onPark</span>: (job) => <span class="f">notify</span>(job.id), <span class="c">// one mail, not five</span>
});</code></pre></div>
<div class="alert alert-warning d-flex gap-2"><i class="ti ti-alert-triangle fs-5"></i><div><strong>Make your jobs repeatable.</strong> A job can run twice when a machine goes away in the middle of it.</div></div>
<h2 class="h4 fw-bold mt-3" id="options">Options</h2><table class="table table-bordered"><thead class="table-light"><tr><th>Name</th><th>Type</th><th>Default</th><th>What it does</th></tr></thead><tbody>${options.map(([name, type, base, text]) => `<tr><td><code>${name}</code></td><td class="font-monospace small">${type}</td><td class="font-monospace small">${base}</td><td>${text}</td></tr>`).join('')}</tbody></table><h2 class="h4 fw-bold mt-4">Parked jobs</h2><p class="mb-0">A parked job keeps its data for 30 days. Look at it with <code>treadle parked</code> and send it back with <kbd>R</kbd>.</p></main>
<aside class="p-4 border-start small" style="width:230px"><h6 class="fw-semibold">On this page</h6><ul class="list-unstyled border-start"><li class="ps-3 py-1 border-start border-2 border-primary fw-semibold text-primary">Use it</li><li class="ps-3 py-1 text-body-secondary">Options</li><li class="ps-3 py-1 text-body-secondary">Parked jobs</li><li class="ps-3 py-1 text-body-secondary">Questions</li></ul><hr><p class="mb-2">Was this page helpful?</p><div class="btn-group btn-group-sm"><button class="btn btn-outline-secondary"><i class="ti ti-thumb-up"></i> Yes</button><button class="btn btn-outline-secondary"><i class="ti ti-thumb-down"></i> No</button></div><div class="card mt-4"><div class="card-body p-3"><i class="ti ti-rocket fs-4 text-primary"></i><div class="fw-semibold mt-1">Treadle Cloud</div><p class="text-body-secondary mb-2">Let us run the queue.</p><a href="#">Try it free</a></div></div></aside></div>`;
