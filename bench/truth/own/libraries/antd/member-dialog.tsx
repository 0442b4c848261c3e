import 'antd/dist/reset.css';
import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/500.css';
import '@fontsource/noto-sans/600.css';
import {
  CloudOutlined,
  CreditCardOutlined,
  GlobalOutlined,
  InboxOutlined,
  KeyOutlined,
  LockOutlined,
  MailOutlined,
  MoreOutlined,
  PlusOutlined,
  SafetyOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import {
  Alert,
  Avatar,
  Button,
  Card,
  Checkbox,
  ConfigProvider,
  Divider,
  Flex,
  Form,
  Input,
  List,
  Menu,
  Modal,
  Radio,
  Select,
  Slider,
  Switch,
  Tag,
  Typography,
} from 'antd';
import esES from 'antd/locale/es_ES';
import { cloneElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const { Text, Title } = Typography;
const PEOPLE = [
  ['Lucía Ferrer', 'lucia@altamar.example', 'Propietaria', 'gold'],
  ['Diego Salas', 'diego@altamar.example', 'Administrador', 'geekblue'],
  ['Noa Quiroga', 'noa@altamar.example', 'Editora', 'cyan'],
  ['Iván Prats', 'ivan@altamar.example', 'Lector', 'default'],
  ['Elena Ruiz', 'elena@altamar.example', 'Editora', 'cyan'],
  ['Bruno Costa', 'bruno@altamar.example', 'Lector', 'default'],
] as const;
const MENU = [
  { key: 'perfil', icon: <UserOutlined />, label: 'Perfil' },
  { key: 'equipo', icon: <TeamOutlined />, label: 'Equipo' },
  { key: 'seguridad', icon: <SafetyOutlined />, label: 'Seguridad' },
  { key: 'claves', icon: <KeyOutlined />, label: 'Claves de acceso' },
  { key: 'pagos', icon: <CreditCardOutlined />, label: 'Pagos' },
  { key: 'dominios', icon: <GlobalOutlined />, label: 'Dominios' },
];

function MemberDialog() {
  return (
    <ConfigProvider
      locale={esES}
      theme={{
        token: {
          fontFamily: 'Noto Sans',
          colorPrimary: '#6b3fd4',
          colorLink: '#6b3fd4',
          borderRadius: 10,
          motion: false,
          colorBgLayout: '#f6f5fa',
        },
      }}
    >
      <header
        style={{
          height: 60,
          background: '#fff',
          borderBottom: '1px solid #e9e6f2',
          display: 'flex',
          alignItems: 'center',
          padding: '0 28px',
          gap: 20,
        }}
      >
        <Flex align="center" gap={8} data-truth="logo">
          <CloudOutlined style={{ fontSize: 24, color: '#6b3fd4' }} />
          <Text strong style={{ fontSize: 17 }}>
            Altamar
          </Text>
        </Flex>
        <Menu
          mode="horizontal"
          style={{ flex: 1, border: 0 }}
          defaultSelectedKeys={['ajustes']}
          items={[
            { key: 'proyectos', label: 'Proyectos' },
            { key: 'informes', label: 'Informes' },
            { key: 'ajustes', label: 'Ajustes' },
          ]}
        />
        <Button icon={<InboxOutlined />}>Avisos</Button>
        <Avatar src={drawPicture('face', 71, 64, 64)} />
      </header>
      <div style={{ display: 'flex', gap: 24, padding: 28, background: '#f6f5fa', height: 'calc(100vh - 60px)' }}>
        <aside style={{ width: 220 }}>
          <Card size="small" styles={{ body: { padding: 8 } }}>
            <Menu mode="inline" defaultSelectedKeys={['equipo']} items={MENU} style={{ border: 0 }} />
          </Card>
        </aside>
        <main style={{ flex: 1 }}>
          <Flex justify="space-between" align="center">
            <div>
              <Title level={3} style={{ margin: 0 }}>
                Equipo
              </Title>
              <Text type="secondary">6 de 10 plazas ocupadas</Text>
            </div>
            <Button type="primary" icon={<PlusOutlined />}>
              Invitar
            </Button>
          </Flex>
          <Card style={{ marginTop: 20 }} title="Personas" extra={<a href="#roles">Gestionar roles</a>}>
            <List
              dataSource={[...PEOPLE]}
              renderItem={([name, mail, role, color], index) => (
                <List.Item
                  actions={[
                    <Tag key="r" color={color}>
                      {role}
                    </Tag>,
                    <Switch key="s" size="small" defaultChecked={index !== 3} />,
                    <Button key="m" type="text" icon={<MoreOutlined />} />,
                  ]}
                >
                  <List.Item.Meta
                    avatar={<Avatar src={drawPicture('face', 80 + index, 64, 64)} />}
                    title={name}
                    description={mail}
                  />
                </List.Item>
              )}
            />
          </Card>
        </main>
      </div>
      <Modal
        open
        modalRender={(node) => cloneElement(node as ReactElement<object>, { 'data-truth': 'dialog' } as object)}
        width={560}
        centered
        title="Invitar a una persona"
        okText="Enviar invitación"
        cancelText="Cancelar"
        footer={(_, { OkBtn, CancelBtn }) => (
          <Flex justify="space-between" align="center">
            <Checkbox defaultChecked>Avisarme cuando acepte</Checkbox>
            <Flex gap={8}>
              <CancelBtn />
              <OkBtn />
            </Flex>
          </Flex>
        )}
      >
        <Text type="secondary">Recibirá un correo con un enlace que caduca en siete días.</Text>
        <Form layout="vertical" style={{ marginTop: 18 }} requiredMark={false}>
          <Flex gap={16}>
            <Form.Item label="Nombre" style={{ flex: 1 }}>
              <Input prefix={<UserOutlined />} defaultValue="Clara Montes" />
            </Form.Item>
            <Form.Item label="Correo" style={{ flex: 1 }} validateStatus="error" help="Ese dominio no está permitido">
              <Input prefix={<MailOutlined />} defaultValue="clara@correo.example" />
            </Form.Item>
          </Flex>
          <Form.Item label="Rol">
            <Radio.Group
              defaultValue="editora"
              optionType="button"
              buttonStyle="solid"
              options={[
                { value: 'admin', label: 'Administración' },
                { value: 'editora', label: 'Edición' },
                { value: 'lectura', label: 'Lectura' },
              ]}
            />
          </Form.Item>
          <Form.Item label="Proyectos">
            <Select
              data-truth="select"
              mode="multiple"
              defaultValue={['web', 'tienda']}
              options={[
                { value: 'web', label: 'Sitio web' },
                { value: 'tienda', label: 'Tienda' },
                { value: 'app', label: 'Aplicación' },
              ]}
            />
          </Form.Item>
          <Form.Item label="Límite de gasto al mes" tooltip="Solo afecta a los anuncios" style={{ marginBottom: 8 }}>
            <Slider
              defaultValue={40}
              marks={{ 0: '0 €', 40: '400 €', 100: { label: '1000 €', style: { whiteSpace: 'nowrap' } } }}
              tooltip={{ open: false }}
            />
          </Form.Item>
        </Form>
        <Divider style={{ margin: '20px 0 14px' }} />
        <Alert
          type="info"
          showIcon
          icon={<LockOutlined />}
          title="La verificación en dos pasos es obligatoria en este equipo."
          style={{ marginBottom: 8 }}
        />
      </Modal>
    </ConfigProvider>
  );
}

createRoot(document.getElementById('root')!).render(<MemberDialog />);
